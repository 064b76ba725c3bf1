package kodama.dev.error;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kodama.NeedsLinks;
import kodama.draw.DrawList;
import kodama.draw.OffscreenPresenter;
import kodama.file.ContainedPath;
import kodama.input.Pad;
import kodama.log.Log;
import kodama.loop.GameError;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.time.SystemNanoClock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashReportsTest {
    @TempDir
    private Path folder;

    private final List<String> output = new ArrayList<>();
    private final Log log = Log.withRepeats(output::add);
    private LocalDateTime now = LocalDateTime.of(2026, 11, 22, 12, 0, 0);

    private final GamePictureRecorder picture = new GamePictureRecorder(TestGame.WIDTH, TestGame.HEIGHT);

    private Supplier<byte @Nullable []> replay = () -> null;

    private CrashReports reports() {
        return new CrashReports(
                ContainedPath.root(folder),
                new CrashReports.Sources(log, picture::png, () -> replay.get(), "kodama 1.2.3", () -> now));
    }

    private String read(String file) throws IOException {
        return Files.readString(
                folder.resolve(".kodama/crash/2026-11-22T12-00-00").resolve(file));
    }

    private List<String> kept() throws IOException {
        try (Stream<Path> all = Files.list(folder.resolve(".kodama/crash"))) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aReportHasAllDetails() throws IOException {
        Profiler profiler = new Profiler(new SystemNanoClock());
        profiler.request(ProfilingLevel.TASKS);
        CrashReports reports = reports();
        TestGame game = new TestGame(folder)
                .profiler(profiler)
                .under(reports)
                .scene("""
                        spawn(function(self)
                          self.name = "boss"
                          callpoint("AI", function()
                            critical_point("second form", function() wait(99) end)
                          end)
                        end)
                        wait(99)
                        """)
                .ticks(5);
        log.warn("something smells");
        assertEquals("crash report: .kodama/crash/2026-11-22T12-00-00", reports.write("it broke\n\tat Ship.java:3"));
        String report = read("report.txt");
        assertTrue(
                report.matches("(?s)critical call point 'second form' \\(scenes/main.lua:5\\) in task 'boss' #\\d+\n"
                        + "it broke\n\tat Ship.java:3\n\nscene 'main', tick 5\nkodama 1.2.3\nJava .*memory: .* MB\n"),
                report);
        assertTrue(read("log.txt").contains("something smells"));
        assertTrue(read("callpoints.txt").contains("call point 'AI' (scenes/main.lua:4) in task 'boss'"));
        assertTrue(read("tasks.txt").contains("boss"));
        List<String> frames = read("frames.csv").lines().toList();
        assertTrue(
                frames.get(0)
                        .startsWith(
                                "frame,tick,period (us),main (us),draw (us),input (us),\"jobs, scene (us)\",update (us),"),
                frames.get(0));
        assertEquals(6, frames.size());
        assertTrue(frames.get(5).startsWith("5,5,16666,"), frames.get(5));
        assertEquals(List.of(), game.errors());
        assertTrue(output.contains("crash report: .kodama/crash/2026-11-22T12-00-00"), output.toString());
    }

    @Test
    void aReportHasAReplayAndSaysHowToPlayIt() throws IOException {
        replay = () -> new byte[] {1, 2, 3};
        CrashReports reports = reports();
        new TestGame(folder).under(reports).scene("wait(99)").ticks(5);
        reports.write("it broke");
        assertEquals("\u0001\u0002\u0003", read("run.kreplay"));
        String report = read("report.txt");
        String hint = "\nscene 'main', tick 5\nto see it again, in the game's folder: "
                + "kodama run . --replay .kodama/crash/2026-11-22T12-00-00/run.kreplay\nkodama 1.2.3\n";
        assertTrue(report.contains(hint), report);
        reports.write("it broke again");
        String second = Files.readString(folder.resolve(".kodama/crash/2026-11-22T12-00-00-2/report.txt"));
        assertTrue(second.contains("--replay .kodama/crash/2026-11-22T12-00-00-2/run.kreplay\n"), second);
    }

    @Test
    void aReportSaysWhyItHasNoReplay() throws IOException {
        replay = () -> {
            throw new IllegalStateException("the recording must have at most 3 bytes but has 4");
        };
        CrashReports reports = reports();
        new TestGame(folder).under(reports).scene("wait(99)").ticks(5);
        assertEquals("crash report: .kodama/crash/2026-11-22T12-00-00", reports.write("it broke"));
        String report = read("report.txt");
        assertTrue(
                report.contains("\nscene 'main', tick 5\n"
                        + "no replay: the recording must have at most 3 bytes but has 4\nkodama 1.2.3\n"),
                report);
        assertFalse(Files.exists(folder.resolve(".kodama/crash/2026-11-22T12-00-00/run.kreplay")));
    }

    @Test
    void aReportBeginsWithTheCriticalPointsOfTheError() throws IOException {
        CrashReports reports = reports();
        TestGame game = new TestGame(folder).under(reports).scene("""
                        spawn(function(self)
                          self.name = "bystander"
                          critical_point("idle", function() wait(99) end)
                        end)
                        spawn(function(self)
                          self.name = "boss"
                          critical_point("second form", function()
                            callpoint("AI", function() wait(2) error "no" end)
                          end)
                        end)
                        wait(99)
                        """).ticks(9);
        GameError error = game.sink().shown().orElseThrow();
        assertEquals(
                List.of("call point 'AI' (scenes/main.lua:9)", "critical call point 'second form' (scenes/main.lua:8)"),
                error.callPoints());
        reports.write(error, error.text());
        List<String> report = read("report.txt").lines().toList();
        assertTrue(
                report.get(0)
                        .matches(
                                "critical call point 'second form' \\(scenes/main.lua:8\\) in task 'boss' #\\d+ of .*"),
                report.get(0));
        assertTrue(report.get(1).startsWith("scenes/main.lua:9: no"), report.get(1));
        int others = report.indexOf("other call points:");
        assertTrue(
                report.get(others + 1).startsWith("critical call point 'idle' (scenes/main.lua:4) in task 'bystander'"),
                report::toString);
        assertEquals("", report.get(others + 2));
    }

    @Test
    void anErrorOutsideOfCriticalPointsListsNone() throws IOException {
        CrashReports reports = reports();
        TestGame game = new TestGame(folder)
                .under(reports)
                .scene("callpoint('AI', function() wait(2) error 'no' end)")
                .ticks(9);
        GameError error = game.sink().shown().orElseThrow();
        assertEquals(List.of("call point 'AI' (scenes/main.lua:2)"), error.callPoints());
        reports.write(error, error.text());
        assertTrue(read("report.txt").startsWith("scenes/main.lua:2: no"), read("report.txt"));
        assertFalse(read("report.txt").contains("other call points"));
    }

    @Test
    void thePictureHasNoOverlays() throws IOException {
        byte[] game = shown(new TestGame(folder));
        byte[] covered = shown(new TestGame(folder).under(new Curtain()));
        assertFalse(Arrays.equals(new OffscreenPresenter(TestGame.WIDTH, TestGame.HEIGHT).png(), game));
        assertArrayEquals(game, covered);
    }

    private byte[] shown(TestGame game) throws IOException {
        now = now.plusMinutes(1);
        game.shownOn(picture).scene("draw.fill(0x336699) wait(9)").ticks(3);
        assertEquals(List.of(), game.errors());
        Path report = folder.resolve(reports().write("it broke").substring("crash report: ".length()));
        return Files.readAllBytes(report.resolve("picture.png"));
    }

    /** Covers the whole game, as the error screen does. */
    private static final class Curtain implements Overlay {
        @Override
        public boolean handleInput(Pad pad, RunningGame game) {
            return false;
        }

        @Override
        public void draw(DrawList list, int width, int height, RunningGame game) {
            list.fill(0xFF000000);
        }
    }

    @Test
    void aReportCanBeWrittenWithoutAGame() throws IOException {
        reports().write("no game");
        assertEquals("no game is running\n", read("tasks.txt"));
        assertTrue(read("report.txt").startsWith("no game\n"));
    }

    @Test
    void theLastTenReportsAreKeptAndOtherFilesAreUntouched() throws IOException {
        Files.createDirectories(folder.resolve(".kodama/crash/mine"));
        CrashReports reports = reports();
        for (int i = 0; i < 12; i++) {
            reports.write("again");
            if (i < 8) now = now.plusMinutes(1);
        }
        assertEquals(
                List.of(
                        "2026-11-22T12-02-00",
                        "2026-11-22T12-03-00",
                        "2026-11-22T12-04-00",
                        "2026-11-22T12-05-00",
                        "2026-11-22T12-06-00",
                        "2026-11-22T12-07-00",
                        "2026-11-22T12-08-00",
                        "2026-11-22T12-08-00-2",
                        "2026-11-22T12-08-00-3",
                        "2026-11-22T12-08-00-4",
                        "mine"),
                kept());
    }

    @Test
    void theNewestReportIsKeptEvenIfOthersHaveALaterTime() throws IOException {
        for (int second = 10; second < 22; second++)
            Files.createDirectories(folder.resolve(".kodama/crash/2099-01-01T00-00-" + second));
        reports().write("it broke");
        assertEquals(10, kept().size());
        assertEquals("2026-11-22T12-00-00", kept().get(0));
    }

    @Test
    @NeedsLinks
    void linksThatLookLikeReportsAreUntouched(@TempDir Path elsewhere) throws IOException {
        Files.writeString(elsewhere.resolve("precious.txt"), "keep me");
        Path crash = Files.createDirectories(folder.resolve(".kodama/crash"));
        for (int i = 10; i < 23; i++) Files.createSymbolicLink(crash.resolve("2000-01-01T00-00-" + i), elsewhere);
        Files.createDirectories(crash.resolve("2000-01-02T00-00-00/mine"));
        Files.createDirectories(crash.resolve("2000-01-02T00-00-00-99999999999"));
        for (int i = 0; i < 11; i++) {
            now = now.plusMinutes(1);
            assertTrue(reports().write("it broke").startsWith("crash report: "), output.toString());
        }
        assertEquals("keep me", Files.readString(elsewhere.resolve("precious.txt")));
        assertTrue(Files.isDirectory(crash.resolve("2000-01-02T00-00-00/mine")));
        assertEquals(13 + 2 + 10, kept().size(), kept().toString());
    }

    @Test
    @NeedsLinks
    void noReportIsWrittenThroughALink(@TempDir Path elsewhere) throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve(".kodama"), elsewhere);
        assertEquals(
                "crash report could not be written: " + link + ": a link to " + elsewhere.toRealPath() + ", outside of "
                        + folder.toRealPath() + "; it is not followed",
                reports().write("it broke"));
        try (Stream<Path> files = Files.list(elsewhere)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void aFolderThatCannotBeWrittenIsAWarning() throws IOException {
        Files.writeString(folder.resolve(".kodama"), "a file in the way");
        String logged = reports().write("it broke");
        assertTrue(logged.startsWith("crash report could not be written: "), logged);
        assertTrue(output.get(0).contains("crash report could not be written"), output.toString());
    }
}
