package kodama.dev.portal;

import java.util.Map;
import kodama.dev.PersistentProperties;
import kodama.file.ContainedPath;
import kodama.log.Log;
import kodama.request.LoopRequests;
import kodama.request.PortalState;

/**
 * Saves the portal's selection and scroll position: in the queue of requests for a reset, and in a file of the game's
 * folder for the next start.
 */
public final class PortalStateStore {
    private static final String FILE = ".kodama/portal.properties";

    private final LoopRequests requests;
    private final PersistentProperties file;

    /** Reads the state saved by the last run. */
    public PortalStateStore(LoopRequests requests, ContainedPath folder, Log log) {
        this.requests = requests;
        file = new PersistentProperties(
                folder.resolve(FILE)::checked,
                log::warn,
                "the portal's position could not be read: ",
                "the portal's position is not saved: ");
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
