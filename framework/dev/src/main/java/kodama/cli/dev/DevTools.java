package kodama.cli.dev;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import kodama.check.Checker;
import kodama.cli.LaunchMode;
import kodama.cli.SessionExtension;
import kodama.cli.Version;
import kodama.dev.BackgroundWork;
import kodama.dev.ClassReload;
import kodama.dev.Editor;
import kodama.dev.GameCommandQueue;
import kodama.dev.HotReload;
import kodama.dev.SaveChecker;
import kodama.dev.SourceBuild;
import kodama.dev.SourceLineOpener;
import kodama.dev.TuneStore;
import kodama.dev.console.LogNotices;
import kodama.dev.console.LuaConsole;
import kodama.dev.console.PausedScreen;
import kodama.dev.error.CrashReports;
import kodama.dev.error.ErrorScreen;
import kodama.dev.error.GamePictureRecorder;
import kodama.dev.inspect.HeadlessInspector;
import kodama.dev.inspect.Inspector;
import kodama.dev.overlay.DebugMenu;
import kodama.dev.overlay.DebugTools;
import kodama.dev.overlay.HiddenLayers;
import kodama.dev.overlay.HitboxOverlay;
import kodama.dev.overlay.Invincibility;
import kodama.dev.overlay.Playback;
import kodama.dev.overlay.StartupTimer;
import kodama.dev.overlay.StatsOverlay;
import kodama.dev.overlay.TaskDumpFile;
import kodama.dev.overlay.ThreadTimes;
import kodama.dev.overlay.ViewTools;
import kodama.dev.overlay.WatchPanel;
import kodama.dev.portal.DevControls;
import kodama.dev.portal.DevRequests;
import kodama.dev.portal.PortalEntries;
import kodama.dev.portal.PortalLoop;
import kodama.dev.portal.PortalStateStore;
import kodama.dev.portal.TestsLoop;
import kodama.dev.ui.Clipboard;
import kodama.draw.Presenter;
import kodama.draw.PresenterPair;
import kodama.file.ContainedPath;
import kodama.file.FileWatch;
import kodama.file.GameFiles;
import kodama.log.LogFile;
import kodama.log.LogLevel;
import kodama.log.LogMask;
import kodama.loop.FrameHook;
import kodama.loop.GameError;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.LoopObject;
import kodama.loop.Overlay;
import kodama.loop.ProgramPhase;
import kodama.make.JavaBuild;
import kodama.make.MakeException;
import kodama.request.LoopNames;
import kodama.script.debug.TuneStorage;
import kodama.time.SystemNanoClock;
import org.jspecify.annotations.Nullable;

/**
 * What {@code kodama dev} adds to a game: the portal, its keys, and the menu over the running game; in a window the
 * error screen, too, the task inspector, and the watch over saved files.
 */
final class DevTools implements SessionExtension {
    private static final String LOG_FILE = ".kodama/log/kodama.log";

    private final ContainedPath folder;
    private final LaunchMode.SessionContext parts;
    private final Editor editor;
    private final boolean portalFirst;
    private final StartupTimer times = new StartupTimer(new SystemNanoClock());
    private final PortalEntries entries;
    private final PortalStateStore memory;
    private final GamePictureRecorder picture;
    private final CrashReports crashes;
    private final GameCommandQueue commands;
    private final @Nullable Inspector inspector;
    private final List<Overlay> overlays;
    private final List<FrameHook> moreHooks;
    private final TuneStorage tunes;
    private final LogNotices notices = new LogNotices();
    private final SaveChecker check;
    private final SourceBuild sources;
    private final @Nullable HotReload watch;
    private final @Nullable ClassReload classes;
    private final @Nullable LogFile logFile;

    /**
     * @param portalFirst whether the portal comes first, when nothing else is asked for
     * @param shown how much of the figures over the game is shown at first
     * @param notes more overlays, which only show something
     * @param moreHooks more hooks, called after each frame
     */
    DevTools(
            Path folder,
            boolean portalFirst,
            StatsOverlay.Level shown,
            Editor editor,
            LaunchMode.SessionContext parts,
            List<Overlay> notes,
            List<FrameHook> moreHooks) {
        this.folder = ContainedPath.root(folder);
        this.parts = parts;
        this.editor = editor;
        this.portalFirst = portalFirst;
        GameProject first = parts.first();
        picture = new GamePictureRecorder(
                first.config().display().width(), first.config().display().height());
        crashes = crashReports();
        commands = new GameCommandQueue(parts.log()::warn);
        entries = new PortalEntries(first.files(), loops(first));
        memory = new PortalStateStore(parts.requests(), this.folder, parts.log());
        tunes = new TuneStore(this.folder, first.files(), parts.log());
        inspector = parts.inWindow() ? inspector() : null;
        watch = parts.inWindow() ? watch() : null;
        overlays = overlays(shown, notes);
        this.moreHooks = moreHooks;
        check = check();
        sources = sources(folder);
        classes = parts.inWindow() ? classes(folder) : null;
        logFile = parts.inWindow() ? logFile() : null;
    }

    private CrashReports crashReports() {
        return new CrashReports(
                folder, new CrashReports.Sources(parts.log(), picture::png, Version.line(), LocalDateTime::now));
    }

    /** The lowest first; what comes later is drawn over it, and in each frame hears its keys after it. */
    private List<Overlay> overlays(StatsOverlay.Level shown, List<Overlay> notes) {
        DevRequests asked = new DevRequests(parts.requests(), entries, memory);
        Playback playback = new Playback();
        ViewTools views = viewTools(playback, shown);
        List<Overlay> all = new ArrayList<>();

        // what holds the game or leaves it
        if (watch != null) all.add(watch);
        all.add(crashes); // knows the game before anything else can fail
        all.add(new DevControls(asked));

        // what is seen of the game
        all.add(views.hitboxes());
        all.add(playback); // before the figures, which hold the game by it
        all.add(new WatchPanel());
        all.add(views.stats());
        all.add(views.invincibility());
        parts.log().listen(LogMask.from(LogLevel.NOTICE), notices);
        all.add(notices);
        all.addAll(notes);

        // what stands alone
        if (parts.inWindow()) all.add(new PausedScreen(parts.first().files()));
        if (parts.showsErrors())
            all.add(new ErrorScreen(parts.errors(), parts.first().files(), crashes::write, editor));

        // what is worked with, over everything: a held line is looked into from the console
        all.add(menu(playback, views, asked));
        all.add(inspector == null ? new HeadlessInspector(parts.log()::info) : inspector);
        all.add(new LuaConsole(parts.raw(), folder, parts.log(), parts.errors(), Clipboard::text));
        return all;
    }

    private ViewTools viewTools(Playback playback, StatsOverlay.Level shown) {
        return new ViewTools(
                new StatsOverlay(playback, times::text, ThreadTimes::read, shown),
                new HitboxOverlay(),
                new HiddenLayers(),
                new Invincibility());
    }

    private DebugMenu menu(Playback playback, ViewTools views, DevRequests asked) {
        return new DebugMenu(new DebugTools(
                playback,
                views,
                asked,
                parts.phases()::path,
                times::text,
                new TaskDumpFile(folder, parts.log()),
                parts.openOptions(),
                () -> crashes.write("asked for in the debug menu")));
    }

    private Inspector inspector() {
        SourceLineOpener lines = new SourceLineOpener(parts.first().files(), editor);
        return Inspector.inWindow(lines::open, folder, parts.log()::warn, parts.ledger(), commands);
    }

    @Override
    public void loopCrashed(String loop, Throwable thrown) {
        GameError error = parts.errors().describe("the loop object '" + loop + "'", thrown);
        crashes.write(error, error.text());
    }

    @Override
    public Presenter wrap(Presenter screen) {
        return new PresenterPair(screen, picture);
    }

    @Override
    public TuneStorage tunes() {
        return tunes;
    }

    private static Set<String> loops(GameProject first) {
        Set<String> loops = new TreeSet<>(LoopNames.ALL);
        loops.addAll(first.config().java().loops().keySet());
        return loops;
    }

    private SaveChecker check() {
        GameFiles files = parts.first().files();
        return new SaveChecker(
                () -> Checker.check(files), BackgroundWork.onThread("kodama-check"), parts.log(), notices::withdraw);
    }

    private HotReload watch() {
        return new HotReload(
                parts.first().files(),
                parts.first().files().watch(),
                parts.requests(),
                parts.assets().stores(),
                this::saved,
                parts.errors(),
                new SystemNanoClock(),
                parts.ledger());
    }

    private ClassReload classes(Path game) {
        return new ClassReload(
                () -> GameFolder.of(game).classPath(),
                FileWatch::of,
                parts.requests(),
                parts.log(),
                new SystemNanoClock(),
                parts.ledger());
    }

    private SourceBuild sources(Path game) {
        SourceBuild build = new SourceBuild(
                () -> {
                    if (GameFolder.of(game).compile() == JavaBuild.NO_COMPILER)
                        parts.log().warn("this Java has no compiler: with a JDK, Kodama compiles what you save");
                },
                BackgroundWork.onThread("kodama-compile"),
                parts.errors());
        if (parts.inWindow() && hasChangedSources(game)) build.request(); // they could not be compiled at the start
        return build;
    }

    private static boolean hasChangedSources(Path game) {
        try {
            return !GameFolder.of(game).changedSources().isEmpty();
        } catch (MakeException unreadable) { // which the build reports
            return true;
        }
    }

    private void saved(List<String> paths) {
        check.fileSaved();
        sources.filesSaved(paths);
        if (classes != null) classes.filesSaved(paths);
    }

    private LogFile logFile() {
        LogFile file = new LogFile(folder.resolve(LOG_FILE), parts.log()::warn, parts.ledger());
        parts.log().listen(LogMask.ALL, file);
        return file;
    }

    @Override
    public boolean isDev() {
        return true;
    }

    @Override
    public boolean showsErrors() {
        return parts.showsErrors();
    }

    @Override
    public List<Overlay> overlays() {
        return overlays;
    }

    @Override
    public List<FrameHook> hooks() {
        List<FrameHook> hooks = new ArrayList<>(List.of(times, commands));
        hooks.addAll(moreHooks);
        if (watch != null) hooks.addAll(List.of(watch, check, sources));
        if (classes != null) hooks.add(classes);
        if (inspector != null) hooks.add(inspector); // the last, as it looks at what there is then
        return hooks;
    }

    @Override
    public Map<String, Supplier<LoopObject>> loops(GamePlatform stage) {
        GameProject first = parts.first();
        return Map.of(
                LoopNames.PORTAL, () -> new PortalLoop(stage, first.config(), entries, memory, this::checked),
                LoopNames.TESTS, () -> new TestsLoop(stage, first.config(), first.files(), this::report));
    }

    /** Without a window no one works on the game, and nothing is checked. */
    private String checked() {
        return watch == null ? "" : check.update();
    }

    /** Tells of tests on the console, as kodama test does. */
    private TestReport report() {
        return new TestReport(parts.out(), parts.first().files(), false);
    }

    @Override
    public String firstLoop() {
        return portalFirst ? LoopNames.PORTAL : LoopNames.GAME;
    }

    @Override
    public void phaseStarted(ProgramPhase phase) {
        times.accept(phase);
    }

    @Override
    public void close() {
        if (inspector != null) inspector.close();
        if (watch != null) watch.close();
        if (classes != null) classes.close();
        if (logFile != null) logFile.close();
    }
}
