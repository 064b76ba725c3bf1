package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.loop.TestGame;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;
import kodama.request.LoopRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The start of a game: scene, base, fields, save, commands, mark; and how scripts request it. */
class GameStartTest {
    private TestGame game;

    @BeforeEach
    void makeGame(@TempDir Path folder) {
        game = new TestGame(folder)
                .scene("print('main', self.level, game.data.lives)")
                .file("scenes/boss.lua", "return function(self) print('boss', self.level, game.data.lives) end")
                .file("scenes/stage.lua", """
                        return function(self)
                          spawn(function() while true do wait(100) end end, { name = 'ship' })
                          wait(300) scene.mark 'middle' print('middle', scene.seeking) wait(300) scene.mark 'boss'
                          while true do print(time.tick) wait(1) end
                        end
                        """)
                .file("scenes/event.lua", "return function(self) print('event upon', find('ship') ~= nil) end")
                .file("saves/rich.lua", "return { lives = 9, items = { 'bomb' } }")
                .file("commands.lua", "game.command('lives', function(n) game.data.lives = n end)");
    }

    @Test
    void theDefaultFirstSceneIsThatOfGameLua() {
        game.ticks(1);
        assertEquals(List.of("main\tnil\tnil"), game.log());
    }

    @Test
    void aMissingSceneIsNamed() {
        game.file("game.lua", "return { width = 32, height = 16, scene = 'mian' }")
                .ticks(2);
        String error = game.errors().get(0);
        assertTrue(
                error.startsWith("there is no scene 'mian': scenes/mian.lua is missing (did you mean 'main'?)"), error);
    }

    @Test
    void aSceneGetsItsFields() {
        game.begin(new FirstScene("boss", "", Map.of("level", 3.0), "", List.of(), 0, ""))
                .ticks(1);
        assertEquals(List.of("boss\t3\tnil"), game.log());
    }

    private List<String> begunAt(String section, String scene) {
        return game.file("scenes/forest.lua", scene)
                .begin(FirstScene.of("forest").withFields(Map.of("section", section)))
                .ticks(2)
                .errors();
    }

    @Test
    void aSceneCanBeginAtASection() {
        String scene = "return { sections = { 'wood', 'river' }, run = function(self) print(self.section) end }";
        assertEquals(List.of(), begunAt("river", scene));
        assertEquals(List.of("river"), game.log());
    }

    @Test
    void anUnknownSectionIsReported() {
        String scene = "return { sections = { 'wood', 'river' }, run = function(self) print 'runs' end }";
        assertEquals(
                List.of("scene 'forest' has no section 'rivr' (did you mean 'river'?); there are wood, river"
                        + "  [the start of the game]"),
                begunAt("rivr", scene));
        assertEquals(List.of("runs"), game.log());
    }

    @Test
    void aSectionOfASceneWithoutSectionsIsReported() {
        assertEquals(
                List.of("scene 'forest' cannot start at section 'river': it has none; scenes/forest.lua must return"
                        + " { run = function, sections = { ... } }, or use kodama.shooter.stage"
                        + "  [the start of the game]"),
                begunAt("river", "return function() print 'runs' end"));
        assertEquals(List.of("runs"), game.log());
    }

    @Test
    void theFirstSceneCanSetAFrameRateThatAResetRestores() {
        game.scene("print(time.frames) time.frame_rate(15)")
                .begin(new FirstScene("", "", Map.of(), "", List.of(), 30, ""))
                .ticks(1)
                .reset()
                .ticks(1);
        assertEquals(
                List.of("2", "2"),
                game.log().stream().filter(line -> line.length() == 1).toList());
    }

    @Test
    void aSaveIsLoadedBeforeTheCommandsRun() {
        game.begin(new FirstScene("boss", "", Map.of(), "rich", List.of(), 0, ""))
                .ticks(1);
        game.begin(new FirstScene(
                        "boss", "", Map.of(), "rich", List.of(new DebugCommand("lives", List.of(5.0))), 0, ""))
                .reset()
                .ticks(1);
        assertEquals(List.of("boss\tnil\t9", "boss\tnil\t5"), game.log().subList(0, 2));
    }

    @Test
    void anEventBeginsOnTopOfItsBase() {
        game.begin(new FirstScene("event", "stage", Map.of(), "", List.of(), 0, ""))
                .ticks(2);
        assertEquals(List.of("event upon\ttrue"), game.log());
    }

    @Test
    void theEventIsReadAfterTheFirstWaitOfTheBase() {
        game.file("scenes/stage.lua", "return function(self) self.x = 1 print 'stage is there' wait(9) end")
                .file("scenes/event.lua", "print 'event is read' return function(self) print 'event' end")
                .begin(new FirstScene("event", "stage", Map.of("priority", 0.1), "", List.of(), 0, ""))
                .ticks(2);
        assertEquals(List.of("stage is there", "event is read", "event"), game.log());
    }

    @Test
    void theEventWaitsUntilItsBaseIsBuilt() {
        game.file("scenes/stage.lua", """
                        return {
                          build = function() print(time.tick, scene.state) wait(5) end,
                          run = function() print(time.tick, 'stage is there') wait(9) end,
                        }""")
                .file("scenes/event.lua", "return function() print(time.tick, 'event', scene.name) end")
                .begin(new FirstScene("event", "stage", Map.of(), "", List.of(), 0, ""))
                .ticks(9);
        assertEquals(List.of("1\tbuilding", "6\tstage is there", "7\tevent\tstage"), game.log());
    }

    @Test
    void fastForwardReachesAMarkBeforeTheFirstFrame() {
        game.begin(FirstScene.of("stage").withMark("boss")).ticks(1);
        assertEquals(List.of("middle\ttrue", "601", "602"), game.log());
    }

    @Test
    void aResetRepeatsTheSameStart() {
        game.begin(FirstScene.of("stage").withMark("boss")).ticks(1).reset().ticks(1);
        assertEquals(List.of("602", "middle\ttrue"), game.log().subList(2, 4));
    }

    @Test
    void aMarkThatIsNeverPassedIsAnError() {
        game.begin(FirstScene.of("stage").withMark("midle")).ticks(1);
        assertEquals(
                List.of("after 36,000 ticks the scripts had not passed the mark 'midle' (did you mean 'middle'?); they"
                        + " passed 'middle', 'boss'  [the start of the game]"),
                firstLines());
    }

    @Test
    void fastForwardStopsWhenAllTasksHaveEnded() {
        game.begin(FirstScene.of("boss").withMark("end")).ticks(1);
        assertEquals(
                List.of("when the last task ended in tick 1 the scripts had not passed the mark 'end'; they passed none"
                        + "  [the start of the game]"),
                firstLines());
    }

    @Test
    void fastForwardStopsWhenTheSceneFails() {
        game.scene("spawn(function() wait_forever() end) scene.mark 'wave'\nwait(10) error 'oh' scene.mark 'waves'")
                .begin(FirstScene.of("main").withMark("waves"))
                .ticks(1);
        assertEquals(
                List.of(
                        "scenes/main.lua:3: oh  [task 'scenes/main.lua:1' #1 ended]",
                        "the scene's first task failed in tick 11, before the mark 'waves'  [the start of the game]"),
                firstLines());
    }

    @Test
    void otherErrorsAndSceneChangesDoNotStopFastForward() {
        game.scene("""
                spawn(function() error 'oh' end)
                spawn(function() wait(20) scene.change 'stage' end)
                """).begin(FirstScene.of("main").withMark("middle")).ticks(1);
        assertEquals(List.of("scenes/main.lua:2: oh  [task 'scenes/main.lua:2' #2 ended]"), firstLines());
        assertEquals(List.of("middle\tfalse"), game.log());
    }

    @Test
    void aScriptCanResetToAnotherFirstScene() {
        game.scene("""
                game.reset { scene = 'boss', fields = { level = 2 }, save = 'rich', commands = { 'a', { 'b', 1, true } },
                  base = 'stage', fps = 30, mark = 'x' }
                """).ticks(1);
        LoopRequest.SimpleReset request =
                (LoopRequest.SimpleReset) game.requests().drain();
        List<DebugCommand> commands =
                List.of(new DebugCommand("a", List.of()), new DebugCommand("b", List.of(1.0, true)));
        assertEquals(new FirstScene("boss", "stage", Map.of("level", 2.0), "rich", commands, 30, "x"), request.first());
    }

    @Test
    void aScriptCanSwitchToAnotherLoopObject() {
        game.scene("game.soft_reset('portal', 'boss')").ticks(1);
        assertEquals(
                new LoopRequest.SoftReset("portal", FirstScene.of("boss")),
                game.requests().drain());
    }

    @Test
    void anUnknownLoopObjectIsAnErrorInItsLine() {
        game.requests().setLoops(Set.of("game", "portal"));
        game.scene("game.soft_reset 'porta'").ticks(1);
        assertTrue(game.errors().get(0).contains("there is no loop object 'porta'; there are game, portal"));
    }

    @Test
    void aNumberIsTheNameOfAScene() {
        game.file("scenes/5.lua", "return function() end")
                .scene("game.reset(5)")
                .ticks(1);
        assertEquals(
                FirstScene.of("5"), ((LoopRequest.SimpleReset) game.requests().drain()).first());
    }

    @Test
    void aResetWithoutArgumentsKeepsTheFirstScene() {
        game.scene("game.reset()").ticks(1);
        assertNull(((LoopRequest.SimpleReset) game.requests().drain()).first());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{ sceen = 'a' }|unknown field 'sceen' (did you mean 'scene'?)",
                "{ scene = 1 }|'scene' of the first scene must be a string but was 1",
                "{ fps = 0 }|'fps' of the first scene must be a whole number from 1 to 240 but was 0",
                "{ fields = { print } }|the first scene must be strings, numbers, booleans and tables of these, but a function in it is not plain data",
                "{ 'a' }|the first scene must be a table of names, not a list",
                "{ commands = { {} } }|'commands' of the first scene must be a list of names and of lists that begin with a name but was {}",
            })
    void aWrongBeginningIsRefusedAtItsLine(String first, String message) {
        game.scene("game.reset " + first).ticks(1);
        assertEquals(List.of("scenes/main.lua:2: " + message), messages());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "poor|lives|there is no debug save 'poor': saves/poor.lua is missing",
                "rich|livs|there is no command 'livs' (did you mean 'lives'?); commands.lua defines commands with game.command(name, function)"
            })
    void whatIsMissingIsNamedAndTheGameBeginsAllTheSame(String save, String command, String message) {
        game.begin(new FirstScene("boss", "", Map.of(), save, List.of(new DebugCommand(command, List.of())), 0, ""))
                .ticks(1);
        assertEquals(List.of(message + "  [the start of the game]"), firstLines());
        assertEquals(1, game.log().size());
    }

    @Test
    void aCommandThatWaitsIsAnErrorInItsLine() {
        game.file("commands.lua", "game.command('slow', function() coroutine.yield() end)");
        game.begin(new FirstScene("boss", "", Map.of(), "", List.of(new DebugCommand("slow", List.of())), 0, ""))
                .ticks(1);
        assertEquals(
                List.of("commands.lua:1: a command cannot wait; spawn a task that waits  [the start of the game]"),
                firstLines());
    }

    private List<String> firstLines() {
        return game.errors().stream()
                .map(each -> each.lines().findFirst().orElse(""))
                .toList();
    }

    /** Returns the errors without the task that they ended, and without their place. */
    private List<String> messages() {
        return firstLines().stream()
                .map(each -> each.substring(0, each.indexOf("  [")))
                .toList();
    }
}
