package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import kodama.base.LeakTracker;
import kodama.cli.CommandException;
import kodama.cli.TerminationSignal;
import kodama.draw.OffscreenPresenter;
import kodama.file.GameFileException;
import kodama.file.OutputFile;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.Program;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.Display;
import kodama.script.config.GameConfigException;
import kodama.script.game.Assets;
import kodama.unittest.UnitTestFilter;
import kodama.unittest.UnitTestLoop;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama test}: runs the tests of a game. */
@Command(
        name = "test",
        description = {
            "Run the tests of a game: all files in its folder whose names end in _spec.lua or _test.lua.",
            "The exit code is the number of failed tests, at most 255; 2 also means incorrect usage."
        },
        mixinStandardHelpOptions = true)
final class TestCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            defaultValue = ".",
            description = "The game's folder (default: the current folder).")
    private Path folder = Path.of(".");

    @Option(
            names = "--filter",
            paramLabel = "TEXT",
            description = "Run only tests that contain this string in \"file: group / name\", ignoring case.")
    private String filter = "";

    @Option(names = "--manual", description = "Also run manual tests.")
    private boolean manual;

    @Option(names = "--list", description = "List the tests without running them.")
    private boolean list;

    @Option(names = "--report", paramLabel = "FILE", description = "Write the results to this file as JUnit XML.")
    private @Nullable Path report;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the random numbers of each test (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Mixin
    private TrustOptions trust = new TrustOptions();

    @Override
    public Integer call() {
        ScriptPaths places = ScriptPaths.of(folder);
        spec.commandLine().setErr(places.in(spec.commandLine().getErr()));
        spec.commandLine().setOut(places.in(spec.commandLine().getOut()));
        Path file = report;
        if (file != null) reportTo(() -> OutputFile.check(file));
        GameFolder game = GameFolder.of(folder);
        try (GameProject first = open(game)) {
            JavaTrustCheck.of(trust, spec.commandLine().getErr()::println).check(game, first.config(), false);
            return test(first);
        }
    }

    private int test(GameProject first) {
        PrintWriter out = spec.commandLine().getOut();
        TestReport testReport = new TestReport(out, first.files(), list);
        boolean hasFiles = !UnitTestLoop.files(first.files()).isEmpty();
        int code = hasFiles ? run(first, testReport) : 0;
        if (testReport.isEmpty() && !filter.isEmpty()) throw noMatch(filter);
        if (!hasFiles) out.println("no tests: there is no file *_spec.lua or *_test.lua in " + folder);
        // even without tests, so that a build server does not read an old report
        Path file = report;
        if (file != null) reportTo(() -> testReport.saveXml(file));
        return code;
    }

    private final LeakTracker leakTracker = new LeakTracker();

    private GameProject open(GameFolder game) {
        try {
            return game.get().tracked(leakTracker, LeakTracker.Lifetime.LOOP);
        } catch (GameConfigException | GameFileException wrong) {
            throw new CommandException(wrong);
        }
    }

    private static CommandException noMatch(String filter) {
        return new CommandException("no test has '" + filter + "' in its file or name; --list lists all tests");
    }

    private int run(GameProject first, TestReport testReport) {
        LoopRequests requests = new LoopRequests();
        UnitTestFilter choice = new UnitTestFilter(filter, manual, list);
        Display display = first.config().display();
        OffscreenPresenter presenter = new OffscreenPresenter(display.width(), display.height());
        GamePlatform platform = platform(first, presenter, requests);
        requests.submit(new LoopRequest.SoftReset(LoopNames.TESTS));
        Program program = new Program(
                requests,
                Map.of(LoopNames.TESTS, () -> new UnitTestLoop(platform, presenter, choice, testReport)),
                phase -> {},
                platform.errors());
        return TerminationSignal.guard(program, requests, spec.commandLine().getErr());
    }

    private GamePlatform platform(GameProject first, OffscreenPresenter presenter, LoopRequests requests) {
        return GamePlatform.forTests(
                () -> first,
                Assets.of(first.files(), leakTracker),
                presenter,
                requests,
                new GameErrors(Log.to(spec.commandLine().getErr()::println)),
                seed,
                leakTracker);
    }

    private static void reportTo(Runnable writing) {
        try {
            writing.run();
        } catch (GameFileException e) {
            throw new CommandException("report: " + e.getMessage(), e);
        }
    }
}
