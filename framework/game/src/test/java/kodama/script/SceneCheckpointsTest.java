package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import kodama.loop.TestGame;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.request.LoopRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the game starts again after a script was saved: the last scene, checkpoint or mark. */
class SceneCheckpointsTest {
    private TestGame game;

    @BeforeEach
    void makeGame(@TempDir Path folder) {
        game = new TestGame(folder);
    }

    private List<String> afterSave() {
        return after(LoopRequest.SimpleReset.toCheckpoint("saved main.lua"));
    }

    private List<String> after(LoopRequest.SimpleReset reset) {
        game.log().clear();
        game.requests().submit(reset);
        game.requests().drain();
        game.reset().ticks(3);
        return game.log().stream().filter(line -> !line.startsWith("reset ")).toList();
    }

    @Test
    void aSavedScriptContinuesAtTheCheckpoint() {
        game.scene("""
                print(self.flag, game.data.lives)
                game.data.lives = game.data.lives or 3
                if not self.flag then
                  wait(1)
                  game.data.lives = 2
                  scene.checkpoint { flag = 'second' }
                  game.data.lives = 0
                end
                """).ticks(5);
        assertEquals(List.of("nil\tnil"), game.log());
        assertEquals(List.of("second\t2"), afterSave());
        assertEquals(List.of("second\t2"), afterSave());
    }

    @Test
    void aRestartForgetsTheCheckpoint() {
        game.scene("print(self.flag) scene.checkpoint { flag = (self.flag or 0) + 1 }")
                .ticks(2);
        assertEquals(List.of("1"), afterSave());
        assertEquals(List.of("nil"), after(new LoopRequest.SimpleReset("F5")));
        assertEquals(List.of("1"), afterSave());
    }

    @Test
    void aCheckpointKeepsTheFieldsOfItsSceneAndTheCommands() {
        game.file("commands.lua", "game.command('lives', function(n) game.data.lives, game.data.bombs = n, n end)")
                .file("saves/rich.lua", "return { coins = 9 }")
                .scene("""
                        print(self.level, self.part, game.data.lives, game.data.bombs, game.data.coins)
                        game.data.lives, game.data.coins = 1, 7
                        scene.checkpoint { part = 2 }
                        """)
                .begin(FirstScene.of("main")
                        .withFields(Map.of("level", 4.0))
                        .withSave("rich")
                        .withCommand("lives", 5.0))
                .ticks(2);
        assertEquals(List.of("4\tnil\t5\t5\t9"), game.log());
        assertEquals(List.of("4\t2\t1\t5\t7"), afterSave());
    }

    @Test
    void aChangeOfSceneIsACheckpoint() {
        game.file("scenes/boss.lua", "return function(self) print('boss', self.level, game.data.score) end")
                .scene("print 'main' game.data.score = 50 scene.change('boss', { level = 3 })")
                .ticks(3);
        assertEquals(List.of("boss\t3\t50"), afterSave());
    }

    @Test
    void aSceneWithFieldsThatAreNotPlainIsNone() {
        game.file("scenes/boss.lua", "return function(self) print 'boss' end")
                .scene("print 'main' scene.change('boss', { act = function() end })")
                .ticks(3);
        assertEquals(List.of("main", "boss"), afterSave());
    }

    @Test
    void aMarkIsACheckpointToWhichTheSceneIsFastForwarded() {
        game.scene("""
                print('starts', game.data.lives)
                game.data.lives = 3
                wait(100)
                scene.mark 'boss'
                print('boss', game.data.lives)
                wait(2)
                """).ticks(50);
        game.scene("""
                print('starts', game.data.lives)
                game.data.lives = 3
                wait(100)
                scene.mark 'boss'
                print('boss', game.data.lives)
                wait(1)
                """).ticks(51);
        assertEquals(List.of("starts\tnil", "boss\t3"), game.log());
        assertEquals(List.of("starts\tnil", "boss\t3"), afterSave());
    }

    @Test
    void whatTheDataWasAtTheMarkIsRestoredThere() {
        game.scene("""
                game.data.lives = 3
                wait(5)
                if not scene.seeking then game.data.lives = 1 end
                scene.mark 'boss'
                print('boss', game.data.lives)
                """).ticks(8);
        assertEquals(List.of("boss\t1"), afterSave());
    }

    @Test
    void marksThatAreSkippedAreNoCheckpoints() {
        game.scene("scene.mark 'first' print 'first' scene.mark 'second' print 'second'")
                .begin(FirstScene.of("main").withMark("second"))
                .ticks(2);
        assertEquals(
                GameStart.of(FirstScene.of("main").withMark("second")),
                game.requests().start());
    }

    @Test
    void fieldsOfACheckpointMustBePlain() {
        game.scene("scene.checkpoint { act = function() end }").ticks(1);
        assertTrue(
                game.errors()
                        .get(0)
                        .startsWith(
                                "scenes/main.lua:2: scene.checkpoint: field 'act' must be a string, number, boolean or"
                                        + " table of these but was a function"),
                game.errors().get(0));
    }

    @Test
    void anErrorNamesTheFieldWithTheTableThatIsNotPlain() {
        game.scene("scene.checkpoint { act = 1, list = { { print } } }").ticks(1);
        assertTrue(
                game.errors()
                        .get(0)
                        .startsWith(
                                "scenes/main.lua:2: scene.checkpoint: field 'list' must be strings, numbers, booleans"
                                        + " and tables of these, but a function in it is not plain data"),
                game.errors().get(0));
    }

    @Test
    void theFieldsOfACheckpointAreNoList() {
        game.scene("scene.checkpoint { 'boss' }").ticks(1);
        assertTrue(
                game.errors()
                        .get(0)
                        .startsWith(
                                "scenes/main.lua:2: scene.checkpoint: the fields must be a table of names, not a list"),
                game.errors().get(0));
    }

    @Test
    void dataThatIsNotPlainIsLeftOut() {
        game.scene("""
                print(game.data.hero, game.data.act, game.data.list, game.data.lives)
                game.data.hero, game.data.act, game.data.list = self, print, { { self.draw_nothing, print } }
                game.data.lives = 2
                scene.checkpoint()
                """).ticks(1);
        assertEquals(List.of("nil\tnil\tnil\t2"), afterSave());
    }

    private static final String STAGE = """
            return { sections = { %s }, run = function(self)
              print('stage', self.section, self.level, game.data.lives)
              wait(5)
              game.data.lives = 2
              scene.checkpoint { section = 'guardian' }
              wait_forever()
            end }""";

    private void playStage() {
        game.scene("print 'main' scene.change('stage', { level = 3 })")
                .file("scenes/stage.lua", STAGE.formatted("'wood', 'guardian'"))
                .ticks(12);
    }

    @Test
    void aSectionThatIsGoneContinuesAtTheBeginningOfItsScene() {
        playStage();
        assertEquals(List.of("stage\tguardian\t3\t2"), afterSave());
        game.file("scenes/stage.lua", STAGE.formatted("'wood'"));
        assertEquals(
                List.of(
                        "scene 'stage' has no section 'guardian' any more: it continues at its beginning (F5 starts over)",
                        "stage\tnil\t3\t2"),
                afterSave());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aBrokenScriptKeepsTheCheckpoint() {
        playStage();
        game.file("scenes/stage.lua", "return functoin() end");
        afterSave();
        assertEquals(1, game.errors().size());
        game.file("scenes/stage.lua", STAGE.formatted("'guardian'"));
        assertEquals(List.of("stage\tguardian\t3\t2"), afterSave());
    }

    @Test
    void aMarkIsSoughtFromTheCheckpointBeforeIt() {
        game.scene("""
                        print(self.part, game.data.lives)
                        if not self.part then wait(50) game.data.lives = 2 scene.checkpoint { part = 2 } end
                        wait(5)
                        scene.mark 'boss'
                        print(time.tick, game.data.lives)
                        """).ticks(60);
        assertEquals(List.of("2\t2", "6\t2"), afterSave());
    }

    @Test
    void aMarkThatNeedsAPlayerIsSkipped() {
        game.scene("game.data.lives = 3 scene.change 'stage'")
                .file("scenes/stage.lua", """
                        return function()
                          print('stage', game.data.lives)
                          wait(10)
                          game.data.lives = 1
                          if scene.seeking then scene.change 'main' else scene.mark 'boss' end
                          wait_forever()
                        end
                        """)
                .ticks(20);
        game.log().clear();
        game.requests().submit(LoopRequest.SimpleReset.toCheckpoint("saved"));
        game.requests().drain();
        game.reset();
        assertTrue(game.log()
                .contains("the mark 'boss' is not reached without a player: the game continues before it;"
                        + " scene.checkpoint needs no player"));
        LoopRequest next = game.requests().drain();
        assertEquals(LoopRequest.SimpleReset.toCheckpoint("mark 'boss' not reached"), next);
        assertEquals(
                new GameStart(FirstScene.of("stage"), Map.of("lives", 3.0), Map.of()),
                game.requests().start());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void anEndlessLoopOfCheckpointsIsEnded() {
        game.scene("for i = 1, 100 do game.data[i .. ''] = i end while true do scene.checkpoint() end")
                .ticks(2);
        assertEquals(1, game.errors().size());
    }

    @Test
    void javaSetsCheckpoints() {
        game.scene("spawn '" + Reaching.class.getName() + "' print(self.part, game.data.lives)")
                .ticks(1);
        assertEquals(List.of("2\t1"), afterSave());
    }

    /** Sets a checkpoint. */
    public static final class Reaching extends JavaTask {
        /** Creates the task. */
        public Reaching() {}

        @Override
        protected boolean update(double dt) {
            game().data().put("lives", 1);
            game().scene().checkpoint(Map.of("part", 2));
            return false;
        }
    }

    @Test
    void playersHaveNone() {
        game.released().scene("scene.checkpoint { flag = 1 } scene.mark 'a'").ticks(2);
        assertEquals(GameStart.of(FirstScene.DEFAULT), game.requests().start());
    }

    @Test
    void aCheckpointIsOneOfTheFirstSceneWithItsBase() {
        game.file("scenes/world.lua", "return function(self) print('world', self.flag) end")
                .scene("print('main', self.flag) scene.checkpoint { flag = 1 }")
                .begin(FirstScene.of("main").withBase("world"))
                .ticks(4);
        assertEquals(List.of("world\tnil", "main\t1"), afterSave());
    }
}
