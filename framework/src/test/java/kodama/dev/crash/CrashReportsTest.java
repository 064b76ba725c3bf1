package kodama.dev.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kodama.draw.OffscreenPresenter;
import kodama.log.Log;
import kodama.loop.TestGame;
import kodama.profile.Depth;
import kodama.profile.Profiler;
import kodama.time.SystemNanoClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashReportsTest {
    @TempDir
    private Path folder;

    private final List<String> said = new ArrayList<>();
    private final Log log = Log.ofAll(said::add);
    private LocalDateTime now = LocalDateTime.of(2026, 11, 22, 12, 0, 0);

    private CrashReports reports() {
        return new CrashReports(
                folder, new CrashReports.Sources(log, new OffscreenPresenter(2, 1)::png, "kodama 1.2.3", () -> now));
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
    void aReportHasAllThatCanHelp() throws IOException {
        Profiler profiler = new Profiler(new SystemNanoClock());
        profiler.ask(Depth.TASKS);
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
        assertTrue(said.contains("crash report: .kodama/crash/2026-11-22T12-00-00"), said.toString());
    }

    @Test
    void withoutAGameThereIsAReportAllTheSame() throws IOException {
        reports().write("no game");
        assertEquals("no game runs\n", read("tasks.txt"));
        assertTrue(read("report.txt").startsWith("no game\n"));
    }

    @Test
    void theLastTenAreKeptAndWhatIsNoReportIsLeftAlone() throws IOException {
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
    void aFolderThatCannotBeWrittenIsAWarning() throws IOException {
        Files.writeString(folder.resolve(".kodama"), "a file in the way");
        String told = reports().write("it broke");
        assertTrue(told.startsWith("the crash report could not be written: "), told);
        assertTrue(said.get(0).contains("the crash report could not be written"), said.toString());
    }
}
