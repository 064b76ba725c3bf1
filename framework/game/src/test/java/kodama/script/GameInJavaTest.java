package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import kodama.option.CustomOption;
import kodama.option.OptionsScreenTheme;
import kodama.option.PlayerData;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.script.task.ScriptedTask;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The functions of the game for Java tasks, by the rules of the Lua modules. */
class GameInJavaTest extends InGame {
    /** A task that gives a test access to the game. */
    public static final class Asker extends JavaTask {
        /** Created by scripts. */
        public Asker() {}

        @Override
        protected void start() {
            setName("asker");
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    private Game asked(String lua) {
        game.scene(lua + "\nspawn('" + Asker.class.getName() + "', { persistent = true })\nwait_forever()")
                .ticks(1);
        assertEquals(List.of(), game.errors());
        return ((JavaTask) Objects.requireNonNull(game.running().world().tasks().find("asker"))).game();
    }

    private Game asked() {
        return asked("");
    }

    private @Nullable LoopRequest request() {
        return game.requests().drain();
    }

    private static String error(Runnable wrong) {
        return String.valueOf(assertThrows(RuntimeException.class, wrong::run).getMessage());
    }

    // the program

    /** Uses the game before its start. */
    private static final class Hasty extends JavaTask {
        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    @Test
    void fieldsAndGameAreAvailableFromStartOn() {
        Hasty hasty = new Hasty();
        String spawned = " from start() on; it must be spawned by spawn()";
        assertEquals("a task has its fields" + spawned, error(() -> hasty.put("x", 1)));
        assertEquals("a task has its fields" + spawned, error(() -> hasty.number("x", 1)));
        assertEquals("a task has its game" + spawned, error(hasty::log));
    }

    @Test
    void aTaskQuitsWithACode() {
        Game java = asked();
        java.quit();
        assertEquals(new LoopRequest.Quit(0), request());
        java.quit(3);
        assertEquals(new LoopRequest.Quit(3), request());
        assertEquals("code must be between 0 and 255 but was 256", error(() -> java.quit(256)));
        assertEquals("code must be between 0 and 255 but was -1", error(() -> java.quit(-1)));
    }

    @Test
    void aTaskAddsFieldsToItsRecording() {
        Game java = asked("replay.set('score', 1)");
        java.replayFields().set("lives", 3);
        assertEquals(Map.of("score", 1.0, "lives", 3.0), java.replayFields().copy());
        game.reset();
        assertEquals(Map.of(), java.replayFields().copy());
    }

    @Test
    void aTaskCanRequestSimpleAndSoftResets() {
        Game java = asked();
        java.reset();
        assertEquals(new LoopRequest.SimpleReset("game.reset()", null), request());
        java.softReset();
        assertEquals(new LoopRequest.SoftReset("", null), request());
        java.softReset("portal");
        assertEquals(new LoopRequest.SoftReset(LoopNames.PORTAL, null), request());
    }

    /** Without arguments, both begin as the game began last. */
    @Test
    void aResetCanReturnToTheDefaultFirstScene() {
        Game java = asked();
        java.reset(FirstScene.DEFAULT);
        assertEquals(new LoopRequest.SimpleReset("game.reset()", FirstScene.DEFAULT), request());
        java.softReset("", FirstScene.DEFAULT);
        assertEquals(new LoopRequest.SoftReset("", FirstScene.DEFAULT), request());
    }

    @Test
    void aResetCanSetAllOptionsOfTheFirstScene() {
        game.file("saves/half.lua", "return {}").file("scenes/base.lua", "return function() end");
        Game java = asked();
        FirstScene first = FirstScene.of("main")
                .withFields(Map.of("level", 3, "route", List.of(1, 2)))
                .withBase("base")
                .withSave("half")
                .withCommand("lives", 5)
                .withCommand("map")
                .withFps(30)
                .withMark("boss");
        FirstScene wanted = new FirstScene(
                "main",
                "base",
                Map.of("level", 3.0, "route", List.of(1.0, 2.0)),
                "half",
                List.of(new DebugCommand("lives", List.of(5.0)), new DebugCommand("map", List.of())),
                30,
                "boss");
        java.reset(first);
        assertEquals(new LoopRequest.SimpleReset("game.reset()", wanted), request());
        java.softReset("game", first);
        assertEquals(new LoopRequest.SoftReset("game", wanted), request());
    }

    @Test
    void requestingAMissingSceneThrows() {
        game.file("scenes/title.lua", "return function() end");
        Game java = asked();
        assertEquals(
                "there is no scene 'titel': scenes/titel.lua is missing (did you mean 'title'?)",
                error(() -> java.reset(FirstScene.of("titel"))));
        assertTrue(error(() -> java.softReset("", FirstScene.of("mygame.Titel")))
                .startsWith("there is no scene 'mygame.Titel': there is no Java class 'mygame.Titel'"));
        assertEquals(
                "there is no scene 'nope': scenes/nope.lua is missing",
                error(() -> java.reset(FirstScene.of("main").withBase("nope"))));
        assertEquals(
                "there is no debug save 'half': saves/half.lua is missing",
                error(() -> java.reset(FirstScene.of("main").withSave("half"))));
        assertEquals(
                "fps of the first scene must be between 1 and 240 but was 500",
                error(() -> java.reset(FirstScene.of("main").withFps(500))));
        assertEquals(
                "the first scene must be strings, numbers, booleans, lists and maps of these, but there is a"
                        + " java.util.Date in it",
                error(() -> java.reset(FirstScene.of("main").withFields(Map.of("when", new Date(0))))));
        assertEquals(
                "the first scene must be strings, numbers, booleans, lists and maps of these, but there is a"
                        + " java.util.Date in it",
                error(() -> java.reset(FirstScene.of("main").withCommand("at", new Date(0)))));
        assertEquals(null, request());
    }

    /** Fills the shared data before the scenes begin. */
    public static final class GiveLives implements GameCommand {
        /** Created by the game. */
        public GiveLives() {}

        @Override
        public void run(Game game, List<Object> arguments) {
            game.data().put("lives", arguments.get(0));
        }
    }

    @Test
    void aCommandCanBeAJavaClass() {
        game.begin(FirstScene.of("main").withCommand(GiveLives.class.getName(), 5));
        assertEquals(List.of("5"), log(1, "print(game.data.lives)"));
    }

    @Test
    void aMissingCommandIsAnError() {
        game.begin(FirstScene.of("main").withCommand("mygame.Lives", 5));
        assertTrue(error("wait_forever()").contains("there is no Java class 'mygame.Lives'"));
    }

    @Test
    void aTaskChangesTheFrameRate() {
        Game java = asked();
        java.setFrameRate(30);
        assertEquals(new LoopRequest.ChangeFrameRate(30), request());
        assertEquals("fps must be between 1 and 240 but was 241", error(() -> java.setFrameRate(241)));
        assertEquals("fps must be between 1 and 240 but was 0", error(() -> java.setFrameRate(0)));
    }

    @Test
    void aTaskCanReadTitleAndSize() {
        game.file("game.lua", "return { title = 'Moths', width = 48, height = 40 }");
        Game java = asked();
        assertEquals("Moths 48 40", java.title() + " " + java.width() + " " + java.height());
        assertTrue(java.fps().startsWith("FPS: "));
    }

    // scenes

    @Test
    void aSceneGetsFieldsOfAllTypes() {
        game.file(
                "scenes/play.lua",
                "return function(self) print(self.level, self.name, self.hard, self.route[2], self.asker.score) end");
        Game java = asked();
        JavaTask asker = (JavaTask) java.find("asker").orElseThrow();
        asker.put("score", 9);
        Date when = new Date(0);
        java.changeScene(
                "play",
                Map.of("level", 3, "name", "Zoë", "hard", true, "route", List.of(7, 8), "asker", asker, "when", when));
        assertEquals("leaving", java.scene().state());
        game.ticks(1);
        assertEquals(List.of("3\tZoë\ttrue\t8\t9"), game.log());
        assertEquals("play active", java.scene().name() + " " + java.scene().state());
    }

    /** A scene that receives a Java object. */
    public static final class Later extends JavaTask {
        /** Created by the game. */
        public Later() {}

        @Override
        protected boolean update(double dt) {
            log().notice(String.valueOf(field("when").object() instanceof Date));
            return false;
        }
    }

    @Test
    void aSceneInJavaGetsAJavaObject() {
        asked().changeScene(Later.class.getName(), Map.of("when", new Date(0)));
        game.ticks(1);
        assertEquals(List.of("[2] notice: true"), game.log());
    }

    @Test
    void fieldsAndScenesAreCheckedAsInScripts() {
        Game java = asked();
        assertEquals(
                "there is no scene 'plai': scenes/plai.lua is missing",
                error(() -> java.changeScene("plai", Map.of())));
        assertEquals(
                "a task's 'x' must be a number but was a string",
                error(() -> java.changeScene("main", Map.of("x", "left"))));
        assertEquals(
                "field 'route' must be strings, numbers, booleans, lists and maps of these, but there is a"
                        + " java.util.Date in it",
                error(() -> java.changeScene("main", Map.of("route", List.of(new Date(0))))));
        assertEquals("main active", java.scene().name() + " " + java.scene().state());
    }

    /** A scene that passes a mark in its fifth tick. */
    public static final class Course extends JavaTask {
        /** Created by the game. */
        public Course() {}

        @Override
        protected boolean update(double dt) {
            if (time().tick() == 5) {
                log().notice("seeking " + game().scene().isSeeking());
                game().scene().mark("boss");
                log().notice("seeking " + game().scene().isSeeking());
            }
            return true;
        }
    }

    @Test
    void fastForwardReachesAMarkInJava() {
        game.begin(FirstScene.of(Course.class.getName()).withMark("boss")).ticks(1);
        assertEquals(List.of("[5] notice: seeking true", "[5] notice: seeking false"), game.log());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void scenesShareDataInBothLanguages() {
        Game java = asked(
                "game.data.best, game.data.name, game.data.list, game.data.on = 7, 'Zoë', { 1, { a = 2 } }, true");
        assertEquals(7, java.data().number("best", 0));
        assertEquals("Zoë", java.data().string("name", ""));
        assertTrue(java.data().flag("on"));
        assertEquals(List.of(1.0, Map.of("a", 2.0)), java.data().get("list"));
        assertEquals(null, java.data().get("none"));
        assertEquals(4, java.data().number("none", 4));
        assertEquals("'name' of game.data must be a number but was a string", error(() -> java.data()
                .number("name", 0)));
        java.data().put("best", 8);
        java.data().put("name", null);
        java.data().put("list", Map.of("b", List.of(true)));
        Date kept = new Date(0);
        java.data().put("kept", kept);
        game.file(
                "scenes/show.lua", "return function() print(game.data.best, game.data.name, game.data.list.b[1]) end");
        java.changeScene("show");
        game.ticks(1);
        assertEquals(List.of("8\tnil\ttrue"), game.log());
        assertEquals(kept, java.data().get("kept"));
        ScriptedTask asker = java.find("asker").orElseThrow();
        java.data().put("asker", asker);
        assertSame(asker, java.data().get("asker"));
    }

    // saves

    @Test
    void luaReadsASaveOfJava() {
        Game java = asked();
        Map<Object, Object> save = new HashMap<>();
        save.put("name", "Zoë\n\"");
        save.put("scores", List.of(3, 2L, 1.5f));
        save.put("done", true);
        save.put(7, Map.of(true, "yes"));
        java.saves().write("progress/one", save);
        game.file("scenes/show.lua", """
                return function()
                  local s = save.read "progress/one"
                  print(s.name == 'Zoë\\n"', s.scores[1], s.scores[2], s.scores[3], #s.scores, s.done, s[7][true])
                end""");
        java.changeScene("show");
        game.ticks(1);
        assertEquals(List.of("true\t3\t2\t1.5\t3\ttrue\tyes"), game.log());
    }

    @Test
    void javaReadsASaveOfLuaAndWritesItUnchanged() {
        Game java = asked("""
                save.write("progress", { name = "Zoë", scores = { 3, 2 }, done = false, [7] = { x = 0.1 }, empty = {} })
                save.write("best", 12)
                save.write("none", {})""");
        Map<Object, Object> read = java.saves().read("progress", Map.of());
        assertEquals(
                Map.of(
                        "name",
                        "Zoë",
                        "scores",
                        List.of(3.0, 2.0),
                        "done",
                        false,
                        7.0,
                        Map.of("x", 0.1),
                        "empty",
                        Map.of()),
                read);
        assertEquals(12, java.saves().read("best", 0));
        assertEquals(List.of(), java.saves().read("none", List.of(1)));
        assertEquals(List.of("best", "none", "progress"), java.saves().list());
        java.saves().write("copy", read);
        game.file("scenes/show.lua", """
                return function()
                  local a, b = save.read "progress", save.read "copy"
                  print(a.name == b.name, a.scores[2] == b.scores[2], a.done == b.done, a[7].x == b[7].x, next(b.empty))
                end""");
        java.changeScene("show");
        game.ticks(1);
        assertEquals(List.of("true\ttrue\ttrue\ttrue\tnil"), game.log());
        assertTrue(java.saves().delete("copy"));
        assertEquals(false, java.saves().delete("copy"));
    }

    @Test
    void aMissingSaveIsTheGivenDefault() {
        Game java = asked();
        assertEquals(null, java.saves().read("none"));
        assertEquals(3.5, java.saves().read("none", 3.5));
        assertEquals("a", java.saves().read("none", "a"));
        assertTrue(java.saves().read("none", true));
        assertEquals(List.of(1), java.saves().read("none", List.of(1)));
        assertEquals(Map.of("a", 1), java.saves().read("none", Map.of("a", 1)));
    }

    @Test
    void readingASaveOfAnotherTypeIsAnError() {
        Game java = asked();
        java.saves().write("best", List.of(1));
        assertEquals("save 'best' must be a number but was a list", error(() -> java.saves()
                .read("best", 0)));
        java.saves().write("best", "ten");
        assertEquals("save 'best' must be a list but was 'ten'", error(() -> java.saves()
                .read("best", List.of())));
        assertEquals("ten", java.saves().read("best"));
    }

    @Test
    void invalidSavesAreRejected() {
        Game java = asked();
        assertEquals(
                "best.when is a java.util.Date; only strings, numbers, booleans, lists and maps of these can be saved",
                error(() -> java.saves().write("best", Map.of("when", new Date(0)))));
        assertEquals(
                "best is an array (int[]); only strings, numbers, booleans, lists and maps of these can be saved",
                error(() -> java.saves().write("best", new int[2])));
        assertTrue(error(() -> java.saves().write("../best", 1)).contains("../best"));
        assertEquals(List.of(), java.saves().list());
    }

    @Test
    void settingsAreSharedWithLua() {
        Game java = asked("save.settings.difficulty = 'hard'");
        assertEquals("hard", java.settings().get("difficulty", "easy"));
        java.settings().set("lives", 3);
        game.file("scenes/show.lua", "return function() print(save.settings.lives) end");
        java.changeScene("show");
        game.ticks(1);
        assertEquals(List.of("3"), game.log());
    }

    // options

    @Test
    void anOptionAddedByJavaIsReadAndSetInBothLanguages() {
        Game java = asked("options.add { name = 'speed', choices = { 'slow', 'fast' } }");
        assertEquals(
                5.0,
                java.options()
                        .add(CustomOption.of("lives", 3, 5, 7).withDefault(5).withLabel("Lives")));
        assertEquals(false, java.options().add(CustomOption.onOff("shake").withChoiceLabels("no", "yes")));
        assertEquals("slow", java.options().string("speed"));
        java.options().set("lives", 7);
        java.options().set("shake", true);
        assertEquals(7, java.options().number("lives"));
        assertTrue(java.options().flag("shake"));
        assertEquals(Optional.of("lives"), java.options().changed());
        assertEquals(Optional.of("shake"), java.options().changed());
        assertEquals(Optional.empty(), java.options().changed());
        assertEquals("en", java.options().language());
        game.file("scenes/show.lua", "return function() print(options.get 'lives', options.get 'shake') end");
        java.changeScene("show");
        game.ticks(1);
        assertEquals(List.of("7\ttrue"), game.log());
    }

    @Test
    void wrongOptionsAreErrors() {
        Game java = asked();
        java.options().add(CustomOption.of("lives", 3, 5));
        assertEquals("option 'lives' must be one of 3, 5 but was 4", error(() -> java.options()
                .set("lives", 4)));
        assertEquals(
                "a choice must be a string, a number or a boolean but was a java.util.Date",
                error(() -> java.options().set("lives", new Date(0))));
        assertEquals("option 'lives' must be a string but was 3.0", error(() -> java.options()
                .string("lives")));
        assertEquals("there is no option 'lifes' (did you mean 'lives'?); there are lives", error(() -> java.options()
                .get("lifes")));
        assertEquals("option 'one' must have at least 2 choices but has 1", error(() -> CustomOption.of("one", 1)));
        assertEquals(
                "option 'two' must have each choice once but has 3 twice", error(() -> CustomOption.of("two", 3, 3.0)));
        assertEquals(
                "a choice must be a string, a number or a boolean but was null",
                error(() -> CustomOption.of("two", 1, null)));
        assertEquals(
                "option 'far': the default 2 is not one of the choices Infinity, 1",
                error(() -> CustomOption.of("far", Double.POSITIVE_INFINITY, 1).withDefault(2)));
        assertEquals("option 'one' must have choices", error(() -> CustomOption.of("one")));
        assertEquals("the name of an option must not be empty", error(() -> CustomOption.onOff("")));
        Object[] many = new Object[101];
        for (int i = 0; i < many.length; i++) many[i] = i;
        assertEquals(
                "option 'many' must have at most 100 choices but has 101", error(() -> CustomOption.of("many", many)));
    }

    @Test
    void openingTheOptionsScreenChecksItsTheme() {
        PlayerData kept = PlayerData.inMemory();
        game.playerData(kept);
        Game java = asked();
        java.options().open();
        assertEquals(OptionsScreenTheme.PLAIN, kept.options().takeRequestedScreen());
        OptionsScreenTheme look = new OptionsScreenTheme("Choose", Map.of(), "sky", Map.of("move", "tick"));
        assertTrue(error(() -> java.options().open(look)).contains("sky"));
        java.options().open(new OptionsScreenTheme("Choose", Map.of(), "", Map.of("move", "tick")));
        assertTrue(
                String.join("\n", game.log()).contains("options.open: "),
                game.log().toString());
    }
}
