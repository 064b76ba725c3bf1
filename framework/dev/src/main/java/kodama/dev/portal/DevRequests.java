package kodama.dev.portal;

import java.util.List;
import java.util.Optional;
import kodama.player.menu.MenuItem;
import kodama.request.FirstScene;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.request.PortalState;

/**
 * What a developer asks of the running game: begin again, another entry of the portal, the portal itself.
 *
 * <p>Owned by the game thread.
 */
public final class DevRequests {
    private final LoopRequests requests;
    private final PortalEntries entries;
    private final PortalStateStore memory;

    public DevRequests(LoopRequests requests, PortalEntries entries, PortalStateStore memory) {
        this.requests = requests;
        this.entries = entries;
        this.memory = memory;
    }

    /** Begins the scene again that was begun last. */
    public void simpleReset(String reason) {
        requests.submit(new LoopRequest.SimpleReset(reason));
    }

    /** Makes the game with all its parts again. */
    public void softReset() {
        requests.submit(new LoopRequest.SoftReset(LoopNames.GAME));
    }

    /** Goes to the portal. */
    public void openPortal() {
        requests.submit(new LoopRequest.SoftReset(LoopNames.PORTAL));
    }

    /** Begins the entry so many places further in the portal's list, from its end round to its start. */
    void beginNeighbor(int by) {
        begin(neighborOf(by));
    }

    /** What the portal offers, as files are now. */
    public List<MenuItem<LoopRequest.SoftReset>> entries() {
        return entries.read().items();
    }

    /** The id of the entry that was begun last; empty for none. */
    public String lastChosen() {
        return memory.state().entry();
    }

    /** Begins an entry of the portal as the portal would, but without a soft reset if it is one of the game. */
    public void begin(MenuItem<LoopRequest.SoftReset> entry) {
        memory.save(new PortalState(entry.id(), memory.state().scroll(), ""));
        boolean isGame = entry.requireValue().loop().equals(LoopNames.GAME);
        requests.submit(
                isGame
                        ? new LoopRequest.SimpleReset(
                                entry.title(), entry.requireValue().first())
                        : entry.requireValue());
    }

    public void setFrameRate(int fps) {
        requests.submit(new LoopRequest.ChangeFrameRate(fps));
    }

    /** The entry of the game so many places further in the portal's list, from its end round to its start. */
    public MenuItem<LoopRequest.SoftReset> neighborOf(int by) {
        List<MenuItem<LoopRequest.SoftReset>> games = entries().stream()
                .filter(item -> item.requireValue().loop().equals(LoopNames.GAME))
                .toList();
        return games.get(Math.floorMod(place(games).orElse(by > 0 ? -1 : 0) + by, games.size()));
    }

    /** Where the game that runs stands among the entries: one that begins as it began, best the one chosen last. */
    private Optional<Integer> place(List<MenuItem<LoopRequest.SoftReset>> games) {
        FirstScene now = requests.firstScene();
        Optional<Integer> place = Optional.empty();
        for (int i = games.size() - 1; i >= 0; i--) {
            if (!now.equals(games.get(i).requireValue().first())) continue;
            place = Optional.of(i);
            if (games.get(i).id().equals(memory.state().entry())) return place;
        }
        return place;
    }
}
