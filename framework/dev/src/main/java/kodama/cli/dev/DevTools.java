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
import kodama.dev.ResumeAfterSave;
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
import kodama.dev.overlay.RewindBar;
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
 * The developer tools that {@code kodama dev} adds to a game: the portal, its keys, and the debug menu; in a window
 * also the error screen, the task inspector and the reloading of saved files.
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
    private final ResumeAfterSave resume;
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
     * @param portalFirst whether to start with the portal by default
     * @param shown initial amount of statistics over the game
     * @param notes additional overlays that only show something
     * @param moreHooks additional hooks to call after each frame
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
        resume = new ResumeAfterSave(parts.requests(), first.files(), this.folder, parts.log());
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
                folder,
                new CrashReports.Sources(
                        parts.log(), picture::png, parts.recordedWorld(), Version.line(), LocalDateTime::now));
    }

    /** Returns the overlays from bottom to top; in each frame, input reaches them in the same order. */
    private List<Overlay> overlays(StatsOverlay.Level shown, List<Overlay> notes) {
        DevRequests devRequests = new DevRequests(parts.requests(), entries, memory, resume);
        Playback playback = parts.showsErrors() ? new Playback().withErrorScreen() : new Playback();
        RewindBar rewind = new RewindBar(playback);
        ViewTools views = viewTools(playback, shown);
        List<Overlay> all = new ArrayList<>();

        // stop or leave the game
        if (watch != null) all.add(watch);
        all.add(crashes); // before anything else can fail
        all.add(new DevControls(devRequests));
        all.add(resume);

        // show the game's state
        all.add(views.hitboxes());
        all.add(playback); // before the statistics, which pause the game through it
        all.add(rewind);
        all.add(new WatchPanel());
        all.add(views.stats());
        all.add(views.invincibility());
        parts.log().listen(LogMask.from(LogLevel.NOTICE), notices);
        all.add(notices);
        all.addAll(notes);

        // fill the screen
        if (parts.inWindow()) all.add(new PausedScreen(parts.first().files()));
        if (parts.showsErrors())
            all.add(new ErrorScreen(parts.errors(), parts.first().files(), crashes::write, editor)
                    .onRewind(rewind::rewind));

        // tools, over everything: the console inspects a paused line
        all.add(menu(playback, views, devRequests));
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

    private DebugMenu menu(Playback playback, ViewTools views, DevRequests devRequests) {
        return new DebugMenu(new DebugTools(
                playback,
                views,
                devRequests,
                parts.phases()::path,
                times::text,
                new TaskDumpFile(folder, parts.log()),
                parts.openOptions(),
                () -> crashes.write("asked for in the debug menu")));
    }

    private Inspector inspector() {
        SourceLineOpener lines = new SourceLineOpener(parts.first().files(), editor);
        return Inspector.inWindow(lines::open, folder, parts.log()::warn, parts.leakTracker(), commands);
    }

    @Override
    public void loopCrashed(String loop, Throwable thrown) {
        GameError error = parts.errors().describe("the loop object '" + loop + "'", thrown);
        crashes.write(error, error.text());
    }

    @Override
    public Presenter wrap(Presenter screen) {
        notices.setStatusBar(screen.statusBar());
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
                resume,
                parts.assets().stores(),
                this::saved,
                parts.errors(),
                new SystemNanoClock(),
                parts.leakTracker());
    }

    private ClassReload classes(Path game) {
        return new ClassReload(
                () -> GameFolder.of(game).classPath(),
                FileWatch::of,
                parts.requests(),
                resume,
                parts.log(),
                new SystemNanoClock(),
                parts.leakTracker());
    }

    private SourceBuild sources(Path game) {
        SourceBuild build = new SourceBuild(
                () -> {
                    if (GameFolder.of(game).compile() == JavaBuild.NO_COMPILER)
                        parts.log().warn("this Java has no compiler; a JDK lets Kodama compile the sources you save");
                },
                BackgroundWork.onThread("kodama-compile"),
                parts.errors());
        if (parts.inWindow() && hasChangedSources(game)) build.request(); // not compiled at the start
        return build;
    }

    private static boolean hasChangedSources(Path game) {
        try {
            return !GameFolder.of(game).changedSources().isEmpty();
        } catch (MakeException unreadable) { // the build reports it
            return true;
        }
    }

    private void saved(List<String> paths) {
        check.fileSaved();
        sources.filesSaved(paths);
        if (classes != null) classes.filesSaved(paths);
    }

    private LogFile logFile() {
        LogFile file = new LogFile(folder.resolve(LOG_FILE), parts.log()::warn, parts.leakTracker());
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
        if (inspector != null) hooks.add(inspector); // last, so that it shows the final state of the frame
        return hooks;
    }

    @Override
    public Map<String, Supplier<LoopObject>> loops(GamePlatform platform) {
        GameProject first = parts.first();
        return Map.of(
                LoopNames.PORTAL, () -> new PortalLoop(platform, first.config(), entries, memory, this::checked),
                LoopNames.TESTS, () -> new TestsLoop(platform, first.config(), first.files(), this::report));
    }

    /** Without a window, nothing is checked. */
    private String checked() {
        return watch == null ? "" : check.update();
    }

    /** Prints test results on the console, as {@code kodama test} does. */
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
