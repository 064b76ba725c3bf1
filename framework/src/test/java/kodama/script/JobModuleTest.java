package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import kodama.base.LeakLedger;
import kodama.job.LongJob;
import kodama.job.LongJobs;
import kodama.loop.TestGame;
import kodama.time.ManualClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

@Timeout(20)
class JobModuleTest {
    private static final String SHOW =
            "local function show(way, why) if not way then return 'nil ' .. tostring(why) end local s = ''\n"
                    + "for _, p in ipairs(way) do s = s .. p[1] .. ',' .. p[2] .. ' ' end return s end\n";

    @TempDir
    Path folder;

    private TestGame game;

    @BeforeEach
    void open() {
        game = new TestGame(folder);
    }

    private List<String> log(int ticks, String scene) {
        game.scene(SHOW + scene).ticks(ticks);
        assertEquals(List.of(), game.errors());
        return game.log();
    }

    private String error(String scene) {
        game.scene(scene).ticks(3);
        assertEquals(1, game.errors().size(), () -> game.errors().toString());
        return game.errors().get(0).lines().findFirst().orElse("");
    }

    @Test
    void aWayIsThereInTheTickItWasOrderedFor() {
        assertEquals(
                List.of("4 1,1 2,1 3,1 3,2 3,3 2,3 1,3 "),
                log(
                        6,
                        "local j = job.path { grid = { '...', '##.', '...' }, from = { 1, 1 }, to = { 1, 3 }, ticks = 3 }\n"
                                + "local way = await(j) print(time.tick .. ' ' .. show(way))"));
    }

    @Test
    void ticksAreOneIfNotSaid() {
        assertEquals(
                List.of("2 1,1 2,2 "),
                log(
                        3,
                        "local way = await(job.path { grid = { { 1, 1 }, { 1, 1 } }, from = { 1, 1 }, to = { 2, 2 },"
                                + " diagonal = true }) print(time.tick .. ' ' .. show(way))"));
    }

    @Test
    void whereThereIsNoWayThereIsNil() {
        assertEquals(
                List.of("nil no way"),
                log(3, "print(show(await(job.path { grid = { '.#.' }, from = { 1, 1 }, to = { 3, 1 } })))"));
    }

    @Test
    void whatIsDoneIsNotWaitedFor() {
        assertEquals(
                List.of("false", "3 true", "3 1,1 2,1 ", "job 'path' #1"),
                log(
                        4,
                        "local j = job.path { grid = { '..' }, from = { 1, 1 }, to = { 2, 1 } } print(job.is_done(j))\n"
                                + "wait(2) print(time.tick .. ' ' .. tostring(job.is_done(j)))\n"
                                + "print(time.tick .. ' ' .. show(await(j))) print(tostring(j))"));
    }

    @Test
    void aCancelledJobWakesWhoWaitsForIt() {
        assertEquals(
                List.of("3 nil cancelled"),
                log(
                        5,
                        "local j = job.path { grid = { '..' }, from = { 1, 1 }, to = { 2, 1 }, ticks = 100 }\n"
                                + "spawn(function() local way, why = await(j) print(time.tick .. ' ' .. show(way, why)) end)\n"
                                + "wait(2) job.cancel(j)"));
    }

    @Test
    void severalMayWaitForOneJob() {
        assertEquals(
                List.of("a 3", "b 3"),
                log(
                        5,
                        "local j = job.path { grid = { '..' }, from = { 1, 1 }, to = { 2, 1 }, ticks = 2 }\n"
                                + "for _, name in ipairs { 'a', 'b' } do\n"
                                + "spawn(function() await(j) print(name .. ' ' .. time.tick) end) end"));
    }

    @Test
    void whenAllPlacesAreTakenThereIsNoJobUnlessItIsMoreUrgent() {
        game.file("game.lua", "return { width = 32, height = 16, jobs = 1 }");
        assertEquals(
                List.of("nil\tall 1 places for jobs are taken", "job 'path' #2", "nil cancelled"),
                log(
                        5,
                        "local function path(p) return job.path { grid = { '..' }, from = { 1, 1 }, to = { 2, 1 }, ticks = 9,"
                                + " priority = p } end\nlocal first = path(0.5) print(path(0.5)) print(tostring(path(0.4)))\n"
                                + "print(show(await(first)))"));
    }

    @Test
    void aResetForgetsJobs() {
        game.scene(SHOW + "local j = job.path { grid = { '..' }, from = { 1, 1 }, to = { 2, 1 }, ticks = 2 }\n"
                + "print(tostring(j)) await(j) print(time.tick)");
        game.ticks(2).reset().ticks(4);
        assertEquals(List.of(), game.errors());
        assertEquals(
                List.of("job 'path' #1", "job 'path' #1", "3"),
                game.log().stream().filter(line -> !line.startsWith("reset")).toList());
    }

    @Test
    void aGameGoesTheSameWayWithAnyNumberOfCores() {
        String scene = "local rows = {} for y = 1, 40 do local row = {} for x = 1, 40 do\n"
                + "row[x] = math.random(4) == 1 and 0 or math.random(5) end rows[y] = row end\n"
                + "for i = 1, 30 do spawn(function() while true do\n"
                + "local j = job.path { grid = rows, from = { math.random(40), math.random(40) },\n"
                + "to = { math.random(40), math.random(40) }, diagonal = true, ticks = math.random(4), priority ="
                + " math.random() }\n"
                + "if j then print(time.tick .. ' ' .. i .. ' ' .. show(await(j))) else print 'none' wait(1) end\n"
                + "end end) end";
        List<String> alone = log(60, scene);
        assertTrue(alone.contains("none") && alone.contains("2 1 nil cancelled"), alone::toString);
        for (int cores : new int[] {2, 5}) {
            TestGame other =
                    new TestGame(folder).cores(cores).scene(SHOW + scene).ticks(60);
            other.close();
            assertEquals(alone, other.log());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {}, from = {1, 1}, to = {1, 1}  | option 'grid' must have 1 to 1024 rows but has 0
            {''}, from = {1, 1}, to = {1, 1}  | option 'grid' must have 1 to 1024 columns but has 0
            {'.', 5}, from = {1, 1}, to = {1, 1}  | option 'grid' must be a list of rows, each a string or a list of numbers, but row 2 is a number
            {'..', {1}}, from = {1, 1}, to = {1, 1} | option 'grid' must have rows of one length, but row 1 has 2 cells and row 2 has 1
            {'..', '.?'}, from = {1, 1}, to = {1, 1} | option 'grid' has '?' in row 2 at 2; there are # (blocked), . and space (cost 1), 1 to 9 (costs), or a row can be a list of numbers
            {{1, 1.5}}, from = {1, 1}, to = {1, 1} | option 'grid' has 1.5 in row 1 at 2; a cell is 0 (blocked) or what a step onto it costs, a whole number from 1 to 1000
            {{1, 1001}}, from = {1, 1}, to = {1, 1} | option 'grid' has 1001 in row 1 at 2; a cell is 0 (blocked) or what a step onto it costs, a whole number from 1 to 1000
            {{1, {}}}, from = {1, 1}, to = {1, 1} | option 'grid' has a table in row 1 at 2; a cell is 0 (blocked) or what a step onto it costs, a whole number from 1 to 1000
            nil, from = {1, 1}, to = {1, 1} | option 'grid' must be a table but was missing
            {'..'}, to = {1, 1} | option 'from' must be { column, row }, two whole numbers from 1
            {'..'}, from = {1, 1.5}, to = {1, 1} | option 'from' must be { column, row }, two whole numbers from 1
            {'..'}, from = {1, 1}, to = {3, 1} | option 'to' must lie in the grid of 2 by 1 cells but was { 3, 1 }
            {'..'}, from = {0, 1}, to = {1, 1} | option 'from' must lie in the grid of 2 by 1 cells but was { 0, 1 }
            {'..'}, from = {1, 1}, to = {1, 1}, ticks = 0 | option 'ticks' must be from 1 to 36000 but was 0
            {'..'}, from = {1, 1}, to = {1, 1}, diagnal = true | unknown option 'diagnal' (did you mean 'diagonal'?); there are grid, from, to, diagonal, limit, ticks, priority
            """)
    void wrongOptionsAreToldAtTheCallersLine(String options, String message) {
        assertTrue(
                error("\njob.path { grid = " + options + " }").startsWith("scenes/main.lua:3: job.path: " + message));
    }

    @Test
    void whatIsNoJobIsRefused() {
        assertEquals("scenes/main.lua:2: job.cancel: this is no job", head(error("job.cancel(circle(3))")));
        assertEquals(
                "scenes/main.lua:2: await: there is nothing to wait for, as this is neither a task nor a job",
                head(errorInAnotherGame("await(circle(3))")));
    }

    private static String head(String line) {
        return line.substring(0, line.indexOf("  ["));
    }

    private String errorInAnotherGame(String scene) {
        open();
        return error(scene);
    }

    @Test
    void theErrorOfAJobIsRaisedWhereItsResultIsAskedFor() {
        try (LongJobs jobs = new LongJobs(1, 0, new ManualClock(), new LeakLedger())) {
            LongJob<String> job = jobs.<String>reserve("load", 0.5, 1, asked -> {
                        throw new IOException("disk on fire");
                    })
                    .orElseThrow();
            jobs.tick();
            JobHandle<String> handle = new JobHandle<>(job, LuaValue::valueOf);
            LuaError error = assertThrows(LuaError.class, handle::results);
            assertEquals("job 'load' failed: disk on fire", error.getMessage());
        }
    }
}
