package kodama.dev.portal;

import java.util.Map;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.PropertiesFile;
import kodama.log.Log;
import kodama.request.LoopRequests;
import kodama.request.PortalState;

/**
 * Keeps where the portal was left: for a reset in the queue of requests, for the next start in a file of the game's
 * folder. A file that cannot be read or written is told and does no other harm.
 */
public final class PortalMemory {
    private static final String FILE = ".kodama/portal.properties";

    private final LoopRequests requests;
    private final ContainedPath file;
    private final Log log;

    /** Remembers what the last run of the program has kept. */
    public PortalMemory(LoopRequests requests, ContainedPath folder, Log log) {
        this.requests = requests;
        this.file = folder.resolve(FILE);
        this.log = log;
        requests.keepPortal(read());
    }

    private PortalState read() {
        try {
            Map<String, String> values = PropertiesFile.read(file.checked());
            String scroll = values.getOrDefault("scroll", "");
            return new PortalState(
                    values.getOrDefault("entry", ""),
                    scroll.matches("\\d{1,6}") ? Integer.parseInt(scroll) : 0,
                    values.getOrDefault("search", ""));
        } catch (GameFileException unreadable) {
            log.warn("the portal begins at its top: " + unreadable.getMessage());
            return PortalState.NEW;
        }
    }

    PortalState state() {
        return requests.portal();
    }

    void keep(PortalState state) {
        if (state.equals(requests.portal())) return;
        requests.keepPortal(state);
        try {
            PropertiesFile.write(
                    file.checked(),
                    Map.of("entry", state.entry(), "scroll", String.valueOf(state.scroll()), "search", state.search()));
        } catch (GameFileException unwritable) {
            log.warn("the portal's place is not kept for the next start: " + unwritable.getMessage());
        }
    }
}
