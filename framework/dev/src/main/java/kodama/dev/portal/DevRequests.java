package kodama.dev.portal;

import java.util.List;
import java.util.Optional;
import kodama.dev.ResumeAfterSave;
import kodama.player.menu.MenuItem;
import kodama.request.FirstScene;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.request.PortalState;

/**
 * The developer's requests to the running game: restart, start an entry of the portal, open the portal.
 *
 * <p>Owned by the game thread.
 */
public final class DevRequests {
    private final LoopRequests requests;
    private final PortalEntries entries;
    private final PortalStateStore states;
    private final ResumeAfterSave resume;

    public DevRequests(LoopRequests requests, PortalEntries entries, PortalStateStore states, ResumeAfterSave resume) {
        this.requests = requests;
        this.entries = entries;
        this.states = states;
        this.resume = resume;
    }

    /** Restarts the game at the last entry, by a simple reset. */
    public void simpleReset(String reason) {
        requests.submit(new LoopRequest.SimpleReset(reason));
    }

    /** Whether the game returns to the last checkpoint when a file was saved. */
    public ResumeAfterSave resume() {
        return resume;
    }

    /** Returns to the last checkpoint, by a simple reset. */
    public void returnToCheckpoint(String reason) {
        requests.submit(LoopRequest.SimpleReset.toCheckpoint(reason));
    }

    /** Plays the recorded input again up to the current tick, after a simple reset. */
    public void resumeTick(String reason) {
        requests.submit(LoopRequest.SimpleReset.toLastTick(reason));
    }

    /** Restarts everything, by a soft reset. */
    public void softReset() {
        requests.submit(new LoopRequest.SoftReset(LoopNames.GAME));
    }

    /** Opens the portal. */
    public void openPortal() {
        requests.submit(new LoopRequest.SoftReset(LoopNames.PORTAL));
    }

    /** Starts the game's entry at a distance from the current one in the portal's list, which wraps around. */
    void beginNeighbor(int by) {
        begin(neighborOf(by));
    }

    /** The portal's current entries. */
    public List<MenuItem<LoopRequest.SoftReset>> entries() {
        return entries.read().items();
    }

    /** The id of the last started entry; empty for none. */
    public String lastChosen() {
        return states.state().entry();
    }

    /** Starts an entry of the portal. For an entry of the game, a simple reset is enough. */
    public void begin(MenuItem<LoopRequest.SoftReset> entry) {
        states.save(new PortalState(entry.id(), states.state().scroll(), ""));
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

    /** The game's entry at a distance from the current one in the portal's list, which wraps around. */
    public MenuItem<LoopRequest.SoftReset> neighborOf(int by) {
        List<MenuItem<LoopRequest.SoftReset>> games = entries().stream()
                .filter(item -> item.requireValue().loop().equals(LoopNames.GAME))
                .toList();
        return games.get(Math.floorMod(place(games).orElse(by > 0 ? -1 : 0) + by, games.size()));
    }

    /** Index of the entry that starts as the running game did, preferably the one chosen last. */
    private Optional<Integer> place(List<MenuItem<LoopRequest.SoftReset>> games) {
        FirstScene now = requests.firstScene();
        Optional<Integer> place = Optional.empty();
        for (int i = games.size() - 1; i >= 0; i--) {
            if (!now.equals(games.get(i).requireValue().first())) continue;
            place = Optional.of(i);
            if (games.get(i).id().equals(states.state().entry())) return place;
        }
        return place;
    }
}
