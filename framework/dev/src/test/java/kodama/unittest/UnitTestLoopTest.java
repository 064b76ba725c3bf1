package kodama.unittest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import kodama.base.LeakTracker;
import kodama.draw.OffscreenPresenter;
import kodama.file.GameFiles;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.GameError;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.Leaks;
import kodama.loop.Program;
import kodama.loop.ProgramPhase;
import kodama.loop.replay.RunJournal;
import kodama.option.PlayerData;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.JavaTask;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests written in Lua: their functions, and error messages for wrong use. */
class UnitTestLoopTest implements UnitTestListener {
    @TempDir
    private Path folder;

    private final List<UnitTestResult> results = new ArrayList<>();
    private final List<ProgramPhase> phases = new ArrayList<>();
    private int code;

    @BeforeEach
    void game() {
        file("game.lua", "return { width = 32, height = 16 }");
    }

    private void file(String path, String content) {
        try {
            Files.createDirectories(folder.resolve(path).getParent());
            Files.writeString(folder.resolve(path), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void fileDone(String file, List<UnitTestResult> ofFile) {
        results.addAll(ofFile);
    }

    @Override
    public void allDone() {}

    private final LeakTracker leakTracker = new LeakTracker();

    /** Runs this code as the only test file. */
    private void run(String specs) {
        file("a_spec.lua", specs);
        LoopRequests requests = new LoopRequests();
        OffscreenPresenter presenter = new OffscreenPresenter(32, 16);
        GamePlatform platform = new GamePlatform(
                this::open,
                Assets.of(GameFiles.folder(folder), leakTracker),
                presenter,
                new RawInput(),
                CompletionPolicy.NEXT_TICK,
                VirtualClock::new,
                requests,
                new GameErrors(Log.to(text -> {})),
                List.of(),
                List.of(),
                Diagnostics.of(false, Log.withRepeats(line -> {}), leakTracker),
                PlayerData.inMemory(),
                Audio.silent(),
                1,
                1,
                RunJournal.none());
        UnitTestFilter all = new UnitTestFilter("", false, false);
        requests.submit(new LoopRequest.SoftReset(LoopNames.TESTS));
        code = new Program(
                        requests,
                        Map.of(LoopNames.TESTS, () -> new UnitTestLoop(platform, presenter, all, this)),
                        phases::add,
                        platform.errors())
                .run();
    }

    private GameProject open() {
        GameFiles files = GameFiles.folder(folder);
        return new GameProject(
                GameConfig.read(files.read(GameConfig.FILE)), files, getClass().getClassLoader());
    }

    /** Runs a test with these lines, which must pass. */
    private void passes(String... lines) {
        run("it('test', function()\n" + String.join("\n", lines) + "\nend)");
        assertEquals("", message());
        assertEquals(0, code);
    }

    /** Runs a test with these lines, the first being line 2 of the file, which must fail with this message. */
    private void fails(String message, String... lines) {
        run("it('test', function()\n" + String.join("\n", lines) + "\nend)");
        assertEquals(message, message());
        assertEquals(1, code);
    }

    private String message() {
        return results.stream()
                .flatMap(result -> result.error().stream())
                .map(GameError::message)
                .collect(Collectors.joining("\n"));
    }

    private List<String> printed() {
        return results.stream().flatMap(result -> result.log().stream()).toList();
    }

    @Test
    void theLoopRunsThroughAllPhasesOnce() {
        run("it('test', function() test.run_ticks(100) end)");
        assertEquals(
                List.of(
                        ProgramPhase.OVERALL_INIT,
                        ProgramPhase.CREATE_LOOP,
                        ProgramPhase.INIT_1,
                        ProgramPhase.INIT_2,
                        ProgramPhase.INIT_3,
                        ProgramPhase.FRAME,
                        ProgramPhase.END_2,
                        ProgramPhase.OVERALL_END),
                phases);
    }

    @Test
    void aFailureHasFileAndLine() {
        fails("a_spec.lua:3: expected 2 but was 1", "local one = 1", "expect(one):equals(2)");
        GameError error = results.get(0).error().orElseThrow();
        assertEquals("a_spec.lua:3", error.file().orElseThrow() + ":" + error.line());
    }

    @Nested
    class Expectations {
        @Test
        void thatAreMetReportNothing() {
            passes(
                    "expect(1):equals(1)",
                    "expect('a'):equals('a')",
                    "expect({ 1, x = { 2 } }):equals({ 1, x = { 2 } })",
                    "expect(1):is_not(2):is_not('1'):is_not(nil)",
                    "expect(true):is_true() expect(false):is_false()",
                    "expect(nil):is_nil() expect(false):is_not_nil()",
                    "expect(0.1 + 0.2):is_near(0.3, 1e-9)",
                    "expect(5):is_above(4):is_below(6):is_at_least(5):is_at_most(5)",
                    "expect('spirit'):contains 'pir' expect({ 'a', { 1 } }):contains({ 1 })",
                    "expect(function() error 'an oak' end):fails_with 'oak'");
        }

        @Test
        void handleCyclesInEqualTables() {
            passes(
                    "local a, b = { 1 }, { 1 }",
                    "a.self, b.self = a, b",
                    "expect(a):equals(b)",
                    "b.more = true",
                    "expect(a):is_not(b)");
        }

        @Test
        void showBothValues() {
            fails("a_spec.lua:2: expected \"a\" but was nil", "expect(nil):equals 'a'");
        }

        @Test
        void showWhereTablesDiffer() {
            fails("""
                    a_spec.lua:2: expected { 1, at = { x = 2 } }
                    but was  { 1, at = { x = 3 } }
                    .at.x: expected 2 but was 3""", "expect({ 1, at = { x = 3 } }):equals({ 1, at = { x = 2 } })");
        }

        @Test
        void showAdditionalFields() {
            fails(
                    "a_spec.lua:2: expected { 1 }\nbut was  { 1, \"b\" }\n[2]: expected nil but was \"b\"",
                    "expect({ 1, 'b' }):equals({ 1 })");
        }

        @Test
        void showAllDigitsOfNumbersThatLookAlike() {
            fails(
                    "a_spec.lua:2: expected 0.3 but was 0.30000000000000004; is_near ignores differences after 14"
                            + " digits",
                    "expect(0.1 + 0.2):equals(0.3)");
        }

        @Test
        void cutLargeAndDeepTables() {
            fails(
                    "a_spec.lua:3: expected 1 but was { { { { { ... } } } }, itself = { itself } }",
                    "local t = { { { { {} } } } } t.itself = t",
                    "expect(t):equals(1)");
        }

        @Test
        void describeOtherExpectations() {
            fails("a_spec.lua:2: expected anything but 1", "expect(1):is_not(1)");
            afterwards("a_spec.lua:2: expected true but was 1", "expect(1):is_true()");
            afterwards("a_spec.lua:2: expected false but was nil", "expect(nil):is_false()");
            afterwards("a_spec.lua:2: expected nil but was \"a\\n\"", "expect('a\\n'):is_nil()");
            afterwards("a_spec.lua:2: expected a value other than nil but was nil", "expect(nil):is_not_nil()");
            afterwards("a_spec.lua:2: expected 3 +- 0.5 but was 4", "expect(4):is_near(3, 0.5)");
            afterwards("a_spec.lua:2: expected greater than 4 but was 4", "expect(4):is_above(4)");
            afterwards("a_spec.lua:2: expected less than 4 but was 4", "expect(4):is_below(4)");
            afterwards("a_spec.lua:2: expected at least 5 but was 4", "expect(4):is_at_least(5)");
            afterwards("a_spec.lua:2: expected at most 3 but was 4", "expect(4):is_at_most(3)");
            afterwards("a_spec.lua:2: expected a number, at most 3, but was {}", "expect({}):is_at_most(3)");
            afterwards(
                    "a_spec.lua:2: expected a string or table that contains \"x\" but was { \"y\" }",
                    "expect({ 'y' }):contains 'x'");
        }

        private void afterwards(String message, String line) {
            results.clear();
            fails(message, line);
        }

        @Test
        void showTheActualError() {
            fails(
                    "a_spec.lua:2: expected an error with \"oak\" but it was \"a_spec.lua:2: an elm\"",
                    "expect(function() error 'an elm' end):fails_with 'oak'");
            afterwards(
                    "a_spec.lua:2: expected an error with \"oak\" but there was no error",
                    "expect(function() end):fails_with 'oak'");
            afterwards("a_spec.lua:2: expected a function to call but was 3", "expect(3):fails_with 'oak'");
        }

        @Test
        void guessMisspelledNames() {
            fails("a_spec.lua:2: 'expectation' has no field 'equal' (did you mean 'equals'?)", "expect(1):equal(1)");
        }

        @Test
        void explainACallWithADot() {
            fails(
                    "a_spec.lua:2: a method of expect(...) was called with a dot; write expect(...):method(...) with a"
                            + " colon",
                    "expect({}).equals({})");
        }

        @Test
        void checkEndsOfStrings() {
            passes("expect('an oak'):begins_with('an'):ends_with 'oak'");
            afterwards(
                    "a_spec.lua:2: expected a string that begins with \"an\" but was \"oak\"",
                    "expect('oak'):begins_with 'an'");
            afterwards("a_spec.lua:2: expected a string that ends with \"an\" but was 3", "expect(3):ends_with 'an'");
        }

        @Test
        void canWaitForAnError() {
            passes(
                    "expect(function() test.run_ticks(3) error 'late' end):fails_with 'late'",
                    "expect(time.tick):equals(3)");
        }
    }

    @Nested
    class Driving {
        @Test
        void runsTicks() {
            passes(
                    "local n = 0",
                    "spawn(function() while true do wait(1) n = n + 1 end end)",
                    "test.run_ticks(5)",
                    "expect(n):equals(5)",
                    "expect(time.tick):equals(5)");
        }

        @Test
        void startsAScene() {
            file("scenes/boss.lua", "return function(self) self.name = 'boss' wait_forever() end");
            passes(
                    "test.scene('boss', { hp = 7 })",
                    "expect(scene.name):equals 'boss'",
                    "expect(find('boss').hp):equals(7)",
                    "expect(time.tick):equals(1)");
        }

        @Test
        void hasLongJobs() {
            passes(
                    "local way",
                    "local grid = { '...' }",
                    "spawn(function() way = await(job.path { grid = grid, from = { 1, 1 }, to = { 3, 1 }, ticks = 2 }) end)",
                    "test.run_ticks(1)",
                    "expect(way):is_nil()",
                    "test.run_ticks(1)",
                    "expect(#way):equals(3)");
        }

        @Test
        void startsNoSceneByItself() {
            file("scenes/main.lua", "return function() error 'began' end");
            passes("test.run_ticks(3)", "expect(scene.name):equals ''");
        }

        @Test
        void pressesKeys() {
            passes(
                    "local seen = {}",
                    "spawn(function() while true do seen[#seen + 1] = input.pressed 'fire' and 'pressed'",
                    "  or input.down 'fire' and 'down' or input.released 'fire' and 'released' or 'up' wait(1) end end)",
                    "test.press 'fire' test.run_ticks(2)",
                    "test.release 'fire' test.run_ticks(2)",
                    "test.tap 'fire' test.run_ticks(2)",
                    "expect(seen):equals { 'up', 'pressed', 'down', 'released', 'up', 'pressed', 'released' }");
        }

        @Test
        void seesThePictureAsCharacters() {
            passes(
                    "spawn { draw = function() draw.rect(1, 0, 2, 1, 0xffffff) draw.rect(0, 1, 1, 1, 0xff0000) end }",
                    "expect(test.picture(0, 0, 4, 2)):equals { '....', '....' }",
                    "test.run_ticks(1)",
                    "expect(test.picture(0, 0, 4, 2)):equals { '.##.', '-...' }",
                    "expect(test.picture(0, 0, 4, 2, { [0] = ' ', [0xff0000] = 'r' })):equals { ' ?? ', 'r   ' }",
                    "test.expect_picture { '.##', '-..' }",
                    "test.expect_picture({ 'ww' }, 1, 0, { [0xffffff] = 'w' })");
        }

        @Test
        void seesTheLastFrameOfItsOwnGame() {
            run("it('a', function() spawn { draw = function() draw.rect(0, 0, 9, 9, 0xffffff) end } test.run_ticks(1)"
                    + " test.expect_picture { '#' } end)\n it('b', function() test.expect_picture { '.' } end)");
            assertEquals("", message());
        }

        @Test
        void showsHowThePictureDiffers() {
            fails("""
                    a_spec.lua:3: the picture, 2x2 at 0,0, is not as expected (left: expected)
                      ..   ..
                    > .#   ..""", "test.run_ticks(1)", "test.expect_picture { '..', '.#' }");
        }

        @Test
        void seesErrors() {
            passes(
                    "for _ = 1, 2 do spawn(function() error 'an oak fell' end) end",
                    "local errors = test.errors()",
                    "expect(#errors):equals(1)",
                    "expect(errors[1]):contains 'a_spec.lua:2: an oak fell'",
                    "expect(test.errors()):equals {}",
                    "spawn(function() error 'an oak fell' end)",
                    "expect(#test.errors()):equals(1)");
        }

        @Test
        void readsTheLog() {
            passes(
                    "print 'a' log.info 'b'",
                    "expect(test.log()):equals { 'a', '[0] info: b' }",
                    "expect(test.log()):equals {}");
            assertEquals(List.of("a", "[0] info: b"), printed());
        }

        @Test
        void seesRequestsOfTheGame() {
            passes(
                    "expect(test.request()):is_nil()",
                    "game.reset() test.run_ticks(1) game.quit(3)",
                    "expect(test.request()):equals 'quit'",
                    "game.soft_reset() expect(test.request()):equals 'soft_reset'",
                    "game.reset() expect(test.request()):equals 'reset'",
                    "expect(test.request()):is_nil()");
        }

        @Test
        void changesTheFrameRate() {
            passes(
                    "time.frame_rate(30)",
                    "test.run_ticks(2)",
                    "expect(time.frames):equals(2)",
                    "expect(time.dt):is_near(1 / 60, 1e-9)");
        }

        @Test
        void secondsAreCountedInTicksAtAnyFrameRate() {
            passes(
                    "time.frame_rate(30)",
                    "test.run_ticks(2)",
                    "local from, done = time.tick, nil",
                    "spawn(function() wait_seconds(0.5) done = time.tick end)",
                    "test.run_until(function() return done end)",
                    "expect(done - from):equals(30)");
        }

        @Test
        void runsUntilAConditionIsTrue() {
            passes(
                    "expect(test.run_until(function() return time.tick >= 7 and 'done' end)):equals 'done'",
                    "expect(time.tick):equals(7)",
                    "test.run_until(function() return true end)",
                    "expect(time.tick):equals(7)");
        }

        @Test
        void playsATaskAndReturnsItsOutput() {
            passes(
                    "print 'before'",
                    "expect(test.play(3, function(self)",
                    "  print(time.tick, self.priority) wait(2) print(time.tick) wait(1) print 'too late'",
                    "end)):equals { '1\\t0.5', '3' }",
                    "expect(time.tick):equals(3)");
        }

        @Test
        void playsATaskAndReturnsItsError() {
            passes("expect(test.error(function() wait(4) error 'oak' end)):begins_with 'a_spec.lua:2: oak  [task '");
        }

        @Test
        void failsIfATaskHasNoError() {
            fails("a_spec.lua:2: test.error: expected an error but there was none", "test.error(function() end)");
            results.clear();
            fails(
                    "a_spec.lua:2: test.error: expected an error but there was none",
                    "test.error(function() wait(2) error 'too late' end, 2)");
        }

        @Test
        void failsIfATaskHasTwoErrors() {
            run("it('x', function() test.error(function() spawn(function() error 'a' end) error 'b' end) end)");
            assertTrue(
                    message().startsWith("a_spec.lua:1: test.error: expected one error but there were several:\n"),
                    message());
            assertTrue(message().contains("a_spec.lua:1: a"), message());
            assertTrue(message().contains("a_spec.lua:1: b"), message());
        }

        @Test
        void returnsTheLine() {
            passes(
                    "expect(test.line()):equals 'a_spec.lua:2'",
                    "expect(test.line(-2)):equals 'a_spec.lua:1'",
                    "local function here() return test.line() end",
                    "expect(here()):equals 'a_spec.lua:4'");
        }

        @Test
        void readsTextWithAllCharacters() {
            passes("print '\u5c0f \ud83c\udf33'", "expect(test.log()):equals { '\u5c0f \ud83c\udf33' }");
        }

        @Test
        void stopsWaitingAfterALimit() {
            fails(
                    "a_spec.lua:2: test.run_until: the condition still returned nil after 9 ticks",
                    "test.run_until(function() end, 9)");
        }
    }

    @Nested
    class Settings {
        @Test
        void applyToTheGroupAndItsGroups() {
            run("""
                    settings { tasks = 7, jobs = 1 }
                    it('outside', function() expect(task.capacity):equals(7) end)
                    describe('a', function()
                      settings { tasks = { capacity = 9 }, fps = 30 }
                      it('inside', function() expect(task.capacity):equals(9) end)
                      describe('b', function()
                        it('further in', function()
                          expect(task.capacity):equals(9)
                          test.run_ticks(1)
                          expect(time.dt):is_near(1 / 30, 1e-9)
                          local function path() return job.path { grid = { '..' }, from = { 1, 1 }, to = { 2, 1 } } end
                          path()
                          expect((path())):is_nil()
                        end)
                      end)
                    end)
                    it('behind', function() expect(task.capacity):equals(7) end)""");
            assertEquals("", message());
            assertEquals(4, results.size());
        }

        @Test
        void keepTheGamesOtherSettings() {
            file("game.lua", "return { width = 32, height = 16, tasks = 5, shots = 1 }");
            run("""
                    settings { tasks = 7 }
                    it('x', function()
                      for _ = 1, 2 do shot.fire { x = 4, y = 4, speed = 0 } end
                      expect(shot.count()):equals(1)
                    end)
                    describe('more', function()
                      settings { shots = 2 }
                      it('y', function()
                        for _ = 1, 3 do shot.fire { x = 4, y = 4, speed = 0 } end
                        expect(shot.count()):equals(2)
                      end)
                    end)""");
            assertEquals("", message());
        }

        @Test
        void turnOnHintsForDevelopers() {
            run("""
                    it('x', function() spawn(function(self) self.sprit = 'a' end) expect(#test.log()):equals(0) end)
                    describe('dev', function()
                      settings { dev = true }
                      it('y', function() spawn(function(self) self.sprit = 'a' end) expect(#test.log()):equals(1) end)
                    end)""");
            assertEquals("", message());
        }

        @Test
        void thatAreInvalidAreRejected() {
            run("settings { width = 64 }");
            assertEquals(
                    "a_spec.lua:1: settings: unknown option 'width'; there are fps, tasks, shots, jobs, players,"
                            + " actions, axes, autorepeat, dev",
                    message());
            results.clear();
            run("settings { tasks = { grow = true } }");
            assertEquals(
                    "a_spec.lua:1: settings: tasks: unknown option 'grow' (did you mean 'growth'?); there are capacity,"
                            + " growth, defer, list, work, arena",
                    message());
            results.clear();
            fails(
                    "a_spec.lua:2: settings: groups and tests must be declared while the file is loaded, not in a test",
                    "settings { tasks = 3 }");
        }
    }

    @Nested
    class Independence {
        @Test
        void eachTestHasANewGame() {
            file("counter.lua", "return { n = 0 }");
            String test = """
                    local counter, here = require "counter", 0
                    for i = 1, 3 do
                      it("test " .. i, function()
                        expect(counter.n):equals(0) expect(here):equals(0) expect(game.data):equals({})
                        expect(time.tick):equals(0) expect(task.count "mine"):equals(0) expect(shot.count()):equals(0)
                        expect(input.down "fire"):is_false()
                        print(math.random(1e9))
                        counter.n, here, game.data.n = 1, 1, 1
                        spawn(function() wait_forever() end, { group = "mine" })
                        shot.fire { x = 1, y = 1, angle = 0, speed = 1 }
                        test.press "fire"
                        test.run_ticks(3)
                      end)
                    end
                    """;
            run(test);
            assertEquals("", message());
            assertEquals(3, printed().size());
            assertEquals(1, printed().stream().distinct().count());
        }

        @Test
        void aChangedFileIsCompiledAgain() {
            file("n.lua", "return 1");
            file("b_spec.lua", "it('b', function() print(require 'n') end)");
            String change = "spawn('%s', { file = '%s' })"
                    .formatted(
                            Saver.class.getName(),
                            folder.resolve("n.lua").toString().replace('\\', '/'));
            run("it('a', function() print(require 'n') " + change
                    + " end) it('a2', function() print(require 'n') end)");
            assertEquals(List.of("1", "1", "2"), printed());
        }

        @Test
        void theGlobalsExistOnlyInTests() {
            file("scenes/main.lua", "return function() before_each(1) end");
            passes("test.scene 'main'", "expect(test.errors()[1]):contains \"undefined global 'before_each'\"");
        }

        @Test
        void aFileThatDeclaresOtherTestsTheSecondTimeIsReported() {
            String name = "local t = spawn '%s'".formatted(Unsteady.class.getName());
            run(name + " it('test ' .. t.number, function() end)");
            assertEquals("a_spec.lua declares different tests when loaded again; what does it depend on?", message());
        }
    }

    @Nested
    class Hooks {
        @Test
        void runAroundEachTestFromTheOutsideIn() {
            run("""
                    before_each(function() print "a" end)
                    after_each(function() print "z" end)
                    describe("group", function()
                      before_each(function() print "b" test.run_ticks(1) end)
                      after_each(function() print "y" end)
                      it("one", function() print(time.tick) end)
                    end)
                    it("two", function() print "2" end)
                    """);
            assertEquals(List.of("a", "b", "1", "y", "z", "a", "2", "z"), printed());
        }

        @Test
        void thatFailBeforeATestPreventIt() {
            run("before_each(function() error 'no' end) after_each(function() print 'after' end)"
                    + " it('x', function() print 'ran' end)");
            assertEquals("a_spec.lua:1: no", message());
            assertEquals(List.of("after"), printed());
        }

        @Test
        void afterATestRunEvenIfItFails() {
            run("after_each(function() print 'after' end) it('x', function() error 'no' end)");
            assertEquals("a_spec.lua:1: no", message());
            assertEquals(List.of("after"), printed());
        }

        @Test
        void thatFailAfterATestFailIt() {
            run("after_each(function() error 'no' end) it('x', function() end)");
            assertEquals("a_spec.lua:1: no", message());
        }
    }

    @Nested
    class WrongUse {
        @Test
        void anUnfetchedErrorOfATaskIsAFailure() {
            fails(
                    "a_spec.lua:2: an oak fell",
                    "spawn(function() wait(2) error 'an oak fell' end)",
                    "test.run_ticks(5)");
        }

        @Test
        void anErrorAtTheEndOfTasksIsAFailure() {
            fails(
                    "a_spec.lua:2: an oak fell",
                    "spawn(function(self) self.finish = function() error 'an oak fell' end wait(9) end)");
        }

        @Test
        void anUnmetExpectationInATaskFailsTheTest() {
            fails("a_spec.lua:2: expected 2 but was 1", "spawn(function() expect(1):equals(2) end)");
        }

        @Test
        void anEndlessTestIsTerminated() {
            fails(
                    "a_spec.lua:2: test.run_ticks: a test must take at most 36,000 ticks (an endless loop?)",
                    "while true do test.run_ticks(1000) end");
        }

        @Test
        void anEndlessLoopInATestIsTerminated() {
            fails(
                    "a_spec.lua:2: ran longer than 50,000,000 instructions without yielding (an endless loop, or too much work at once?)",
                    "while true do end");
        }

        @Test
        void aYieldIsExplained() {
            fails(
                    "a_spec.lua:2: a test cannot yield by itself; use test.run_ticks(n) to let n ticks pass",
                    "coroutine.yield()");
        }

        @Test
        void aWaitIsExplained() {
            fails(
                    "a_spec.lua:2: wait: only a task can wait; a file cannot wait while it is loaded, nor can a test, which"
                            + " has test.run_ticks(n)",
                    "wait(1)");
        }

        @Test
        void onlyTheTestItselfRunsTicks() {
            String reason = ": only a test itself can let ticks pass, not a file being loaded, a task or a"
                    + " coroutine of the test";
            fails("a_spec.lua:2: test.run_ticks" + reason, "spawn(function() test.run_ticks(1) end)");
            results.clear();
            fails(
                    "a_spec.lua:2: test.scene" + reason,
                    "local _, why = coroutine.resume(coroutine.create(function() test.scene 'main' end)) error(why, 0)");
            results.clear();
            run("test.run_until(function() end)");
            assertEquals("a_spec.lua:1: test.run_until" + reason, message());
        }

        @Test
        void ticksMustBeAtLeastOne() {
            fails("a_spec.lua:2: test.run_ticks: ticks must be at least 1 but was 0", "test.run_ticks(0)");
        }

        @Test
        void groupsAndTestsInsideATestAreRejected() {
            String reason = ": groups and tests must be declared while the file is loaded, not in a test";
            fails("a_spec.lua:2: describe" + reason, "describe('x', function() end)");
            results.clear();
            fails("a_spec.lua:2: it" + reason, "it('x', function() end)");
            results.clear();
            fails("a_spec.lua:2: before_each" + reason, "before_each(function() end)");
        }

        @Test
        void theModuleTestIsRejectedOutsideATest() {
            run("test.press 'fire'");
            assertEquals(
                    "a_spec.lua:1: test.press: no test is running: call this inside it(name, function)", message());
        }

        @Test
        void anErrorInAGroupIsAnErrorOfTheFile() {
            run("describe('x', function() error 'no' end)");
            assertEquals("a_spec.lua:1: no", message());
            assertEquals("loading the file", results.get(0).name());
        }

        @Test
        void aFailedGroupIsClosed() {
            run("pcall(describe, 'x', function() error 'no' end) it('y', function() end)");
            assertEquals("y", results.get(0).name());
        }

        @Test
        void aMissingFunctionIsNamed() {
            run("it 'flies'");
            assertEquals("a_spec.lua:1: bad argument #2 to 'it' (test: function expected, got no value)", message());
        }

        @Test
        void misspelledGlobalsAreGuessed() {
            fails("a_spec.lua:2: undefined global 'expct' (did you mean 'expect'?)", "expct(1)");
        }

        @Test
        void misspelledActionsAreGuessed() {
            fails(
                    "a_spec.lua:2: test.press: there is no action 'fier' (did you mean 'fire'?); actions are up, down, left,"
                            + " right, fire, bomb, slow, start, back",
                    "test.press 'fier'");
        }

        @Test
        void aMissingSceneIsNamed() {
            fails("a_spec.lua:2: there is no scene 'boss': scenes/boss.lua is missing", "test.scene 'boss'");
        }

        @Test
        void aPartOutsideThePictureIsRejected() {
            fails(
                    "a_spec.lua:2: test.picture: the part, 4x4 at 30,0, must lie inside the picture of 32x16",
                    "test.picture(30, 0, 4, 4)");
        }

        @Test
        void rowsOfDifferentLengthsAreRejected() {
            fails(
                    "a_spec.lua:2: test.expect_picture: all rows must be as long as the first, which has 2 characters, but"
                            + " one was \".\"",
                    "test.expect_picture { '..', '.' }");
            results.clear();
            fails(
                    "a_spec.lua:2: test.expect_picture: rows must be a list of strings but was {}",
                    "test.expect_picture {}");
        }

        @Test
        void anInvalidLegendIsRejected() {
            fails(
                    "a_spec.lua:2: legend: a color must be a number from 0 to 0xffffff but was \"red\"",
                    "test.picture(0, 0, 1, 1, { red = 'r' })");
            results.clear();
            fails(
                    "a_spec.lua:2: legend: the value of a color must be one character but was \"rr\"",
                    "test.picture(0, 0, 1, 1, { [0] = 'rr' })");
        }

        @Test
        void errorsOtherThanStringsAreReported() {
            run("it('x', function() error({}) end)");
            assertTrue(message().contains("(error object is a table value)"), message());
        }
    }

    @Nested
    class WhatIsLeft {
        private List<String> leftBy(String... lines) {
            run("it('leaks', function()\n" + String.join("\n", lines) + "\nend)");
            assertEquals(1, code);
            assertEquals("nothing is left", results.get(1).name());
            String beginning = "these should have ended with the tests: ";
            assertTrue(message().startsWith(beginning), message());
            return List.of(message().substring(beginning.length()).split(", "));
        }

        @Test
        void areEmptyForACleanTest() {
            passes("spawn('kodama.loop.Leaks$OfListener', { closes = 1 })", "test.run_ticks(2)");
            assertEquals(List.of(), leakTracker.survivors(LeakTracker.Lifetime.LOOP));
        }

        @Test
        void aThreadIsReportedWithItsTest() {
            assertEquals(List.of("thread 'left' of the test 'leaks'"), leftBy("spawn 'kodama.loop.Leaks$OfThread'"));
            Leaks.end("left");
        }

        @Test
        void recordedResourcesAreReportedWithTheirPosition() {
            String line = leftBy("spawn 'kodama.loop.Leaks$OfListener'").get(0);
            assertTrue(line.matches("listener 'of mine' \\(Leaks.java:\\d+\\) of the test 'leaks'"), line);
        }

        @Test
        void coroutinesAreCounted() {
            String spawn = "spawn('kodama.script.CoroutineKeeper', { body = function() coroutine.yield() end })";
            assertEquals(List.of("2 coroutines of the test 'leaks'"), leftBy(spawn, spawn));
        }

        @Test
        void aFailingTestLeavesNoCoroutine() {
            fails("a_spec.lua:2: no", "error 'no'");
            assertEquals(List.of(), leakTracker.survivors(LeakTracker.Lifetime.LOOP));
        }
    }

    /** A task that saves a file, as the author of a game could do while tests run. */
    public static final class Saver extends JavaTask {
        @Override
        protected void start() {
            try {
                Files.writeString(Path.of(string("file", "")), "return 2");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    /** A task that behaves differently each time, which Java classes can do. */
    public static final class Unsteady extends JavaTask {
        private static final AtomicInteger MADE = new AtomicInteger();

        @Override
        protected void start() {
            put("number", MADE.incrementAndGet());
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    @Test
    void aSubsystemThatCannotBeOpenedIsAFailure() {
        file("game.lua", "return { width = 32, height = 16, subsystems = { 'a.B' } }");
        run("it('test', function() end)");
        assertEquals(1, code);
        assertTrue(message().startsWith("game.lua: option 'subsystems': there is no Java class 'a.B'"), message());
    }

    @Test
    void requestsOfSubsystemsAreIgnored() {
        file(
                "game.lua",
                "return { width = 32, height = 16, subsystems = { 'kodama.loop.game.SubsystemsTest$Hasty' } }");
        fails("a_spec.lua:2: no", "error 'no'");
    }

    @Test
    void subsystemsOfTheGameAreOpenForItsTests() {
        file(
                "game.lua",
                "return { width = 32, height = 16, subsystems = { 'kodama.loop.game.SubsystemsTest$Counter' } }");
        passes("spawn('kodama.loop.game.SubsystemsTest$Asking')");
    }
}
