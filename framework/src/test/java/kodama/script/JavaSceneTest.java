package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Games that are written in Java alone, or begin a scene of Java's from Lua. */
class JavaSceneTest extends InGame {
    @Test
    void aSceneMayBeAClassThatSpawnsFindsAndFires() {
        assertEquals(
                List.of("begun with 9.0", "found 20.0, false", "child ends", "scene's hit 1.0"),
                log(3, "scene.change('kodama.script.JavaStage', { level = 9 })").stream()
                        .filter(line -> !line.startsWith("drawn") && !line.startsWith("x "))
                        .toList());
    }

    @Test
    void itsShotsHitAndItsPadIsThatOfScripts() {
        List<String> log = log(5, "scene.change 'kodama.script.JavaStage'");
        assertEquals("x 0.0, fire false, fired true", log.get(3));
        assertEquals(
                List.of("scene's hit 1.0"),
                log.stream().filter(line -> line.startsWith("scene's")).limit(1).toList());
    }

    @Test
    void itsRandomNumbersGoByTheSeed() {
        String drawn = drawn();
        open();
        assertEquals(drawn, drawn());
    }

    @Test
    void itsRandomNumbersAreThoseThatScriptsWouldHaveHad() {
        String inJava = drawn();
        open();
        List<String> inLua =
                log(1, "print(('drawn %d %d %s'):format(math.random(100), math.random(100), math.random()))");
        assertEquals(
                List.of(inJava.substring(0, 20)),
                inLua.stream().map(line -> line.substring(0, 20)).toList());
    }

    @Test
    void luaAndJavaTakeTurnsInOneSequence() {
        List<String> alone = log(1, "for i = 1, 5 do print(math.random(100)) end");
        open();
        List<String> withJava = log(5, """
                math.random(100)
                spawn(function() wait(3) print(math.random(100)) end, { persistent = true })
                scene.change 'kodama.script.JavaStage'""");
        assertEquals(
                alone.get(4),
                withJava.stream()
                        .filter(line -> line.matches("\\d+"))
                        .findFirst()
                        .orElseThrow());
    }

    private String drawn() {
        return log(5, "scene.change 'kodama.script.JavaStage'").stream()
                .filter(line -> line.startsWith("drawn"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void luaFindsItByItsName() {
        assertEquals(
                List.of("2.0"),
                log(4, """
                        spawn(function() wait(2) print(find 'stage'.level .. '.0') end, { persistent = true })
                        scene.change('kodama.script.JavaStage', { level = 2 })""").stream().filter(line -> line.equals("2.0")).toList());
    }

    @Test
    void aClassThatIsNotThereIsAnErrorInTheLineThatWantsIt() {
        assertError(
                "scenes/main.lua:2: there is no scene 'mygame.Play': there is no Java class 'mygame.Play' and game.lua"
                        + " names no 'java' folders and jars.",
                "scene.change 'mygame.Play'");
    }

    @Test
    void aClassThatIsNoTaskIsToldAsOne() {
        assertError(
                "spawn: class 'java.lang.String' must extend kodama.script.JavaTask but does not",
                "scene.change 'java.lang.String'");
    }

    @Test
    void aPlayerWhoIsNotThereIsToldByNumber() {
        assertError(
                "player must be between 1 and 1 but was 2",
                "scene.change('kodama.script.JavaStage', { wrong = true })");
    }
}
