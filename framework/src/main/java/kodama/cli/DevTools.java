package kodama.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import kodama.dev.DebugMenu;
import kodama.dev.DebugTools;
import kodama.dev.DevControls;
import kodama.dev.DevRequests;
import kodama.dev.PortalEntries;
import kodama.dev.PortalLoop;
import kodama.dev.PortalMemory;
import kodama.dev.TaskNotes;
import kodama.dev.TestsLoop;
import kodama.loop.GameProject;
import kodama.loop.LoopObject;
import kodama.loop.Overlay;
import kodama.loop.PhaseTrace;
import kodama.loop.Stage;
import kodama.loop.StartTimes;
import kodama.request.LoopNames;
import kodama.request.LoopRequests;

/** What {@code kodama dev} adds to a game: the portal, its keys, and the menu over the running game. */
final class DevTools {
    private final GameProject first;
    private final PlayOptions options;
    private final PortalEntries entries;
    private final PortalMemory memory;
    private final List<Overlay> overlays;

    DevTools(
            Path folder,
            GameProject first,
            LoopRequests requests,
            PhaseTrace phases,
            StartTimes times,
            PlayOptions options) {
        this.first = first;
        this.options = options;
        entries = new PortalEntries(first.files(), loops(first));
        memory = new PortalMemory(requests, folder, options.err()::println);
        DevRequests asked = new DevRequests(requests, entries, memory);
        overlays = List.of(
                new DevControls(asked),
                new DebugMenu(new DebugTools(
                        asked, phases::path, times::text, new TaskNotes(folder, options.out()::println))));
    }

    private static Set<String> loops(GameProject first) {
        Set<String> loops = new TreeSet<>(LoopNames.ALL);
        loops.addAll(first.config().java().loops().keySet());
        return loops;
    }

    List<Overlay> overlays() {
        return overlays;
    }

    void addLoops(Map<String, Supplier<LoopObject>> loops, Stage stage) {
        loops.put(LoopNames.PORTAL, () -> new PortalLoop(stage, first.config(), entries, memory));
        loops.put(LoopNames.TESTS, () -> new TestsLoop(stage, first.config(), first.files(), this::report));
    }

    /** Tells of tests on the console, as kodama test does. */
    private TestReport report() {
        return new TestReport(options.out(), first.files(), false);
    }
}
