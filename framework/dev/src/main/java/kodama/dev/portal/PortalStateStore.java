package kodama.dev.portal;

import java.util.Map;
import kodama.dev.PersistentProperties;
import kodama.file.ContainedPath;
import kodama.log.Log;
import kodama.request.LoopRequests;
import kodama.request.PortalState;

/**
 * Keeps where the portal was left: for a reset in the queue of requests, for the next start in a file of the game's
 * folder.
 */
public final class PortalStateStore {
    private static final String FILE = ".kodama/portal.properties";

    private final LoopRequests requests;
    private final PersistentProperties file;

    /** Remembers what the last run of the program has kept. */
    public PortalStateStore(LoopRequests requests, ContainedPath folder, Log log) {
        this.requests = requests;
        file = new PersistentProperties(
                folder.resolve(FILE)::checked,
                log::warn,
                "the portal begins at its top: ",
                "the portal's place is not kept for the next start: ");
        requests.setPortal(read());
    }

    private PortalState read() {
        Map<String, String> values = file.read();
        String scroll = values.getOrDefault("scroll", "");
        return new PortalState(
                values.getOrDefault("entry", ""),
                scroll.matches("\\d{1,6}") ? Integer.parseInt(scroll) : 0,
                values.getOrDefault("search", ""));
    }

    PortalState state() {
        return requests.portal();
    }

    void save(PortalState state) {
        if (state.equals(requests.portal())) return;
        requests.setPortal(state);
        file.write(Map.of("entry", state.entry(), "scroll", String.valueOf(state.scroll()), "search", state.search()));
    }
}
