package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import kodama.data.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings are printed with their positions, and the exit code shows whether there are any. */
class CheckCommandTest {
    @TempDir
    private Path temp;

    private Shell check(String scene, String... options) {
        Shell shell = new Shell(temp).game(scene);
        String[] all = new String[options.length + 2];
        all[0] = "check";
        all[1] = temp.toString();
        System.arraycopy(options, 0, all, 2, options.length);
        return shell.kodama(all);
    }

    private String place(String path) {
        return temp.resolve(path).toString().replace('\\', '/');
    }

    @Test
    void aGameWithoutMistakesIsReported() {
        Shell shell = check("self.x = 1 wait(1)");
        assertEquals("no mistakes found\n", shell.out());
        assertEquals(0, shell.code());
    }

    @Test
    void aMistakeIsReportedInTheFormatOfCompilers() {
        Shell shell = check("self.x = 1\n  wiat(1)");
        assertEquals(
                place("scenes/main.lua")
                        + ":3:3: error: undefined global 'wiat' (did you mean 'wait'?) [unknown-global]\n1 finding\n",
                shell.out());
        assertEquals(1, shell.code());
    }

    @Test
    void eachSyntaxErrorIsReported() {
        Shell shell = new Shell(temp).file("one.lua", "x =").file("two.lua", "end");
        shell.game("self.x = 1").kodama("check", temp.toString());
        assertEquals(
                place("one.lua") + ":1:4: error: unexpected symbol near <eof> [syntax]\n" + place("two.lua")
                        + ":1:1: error: <eof> expected near 'end' [syntax]\n2 findings\n",
                shell.out());
    }

    @Test
    void hintsAloneAreNotAFailure() {
        Shell shell = check("");
        assertEquals(
                place("scenes/main.lua")
                        + ":1:17: hint: parameter 'self' is never used [unused-parameter]\n1 finding\n",
                shell.out());
        assertEquals(0, shell.code());
    }

    @Test
    void aCommentSuppressesFindingsInItsLine() {
        Shell shell = check("self.x = 1\nlocal a = b -- kodama: ignore\nlocal c -- kodama: ignore unknown-global");
        assertEquals(
                place("scenes/main.lua") + ":4:7: warning: local 'c' is never used [unused]\n1 finding\n", shell.out());
    }

    @Test
    void aCommentSuppressesTheCodesThatItNames() {
        Shell shell = check("self.x = 1\nlocal a = b -- kodama: ignore unused, unknown-global");
        assertEquals(0, shell.code(), shell.out());
    }

    @Test
    void otherProgramsReadJson() {
        Shell shell = check("self.x = 1\nwiat '\"'", "--json");
        Object read = Json.read("out", shell.out().getBytes(StandardCharsets.UTF_8));
        assertEquals(
                List.of(Map.of(
                        "file",
                        place("scenes/main.lua"),
                        "line",
                        3.0,
                        "column",
                        1.0,
                        "severity",
                        "error",
                        "code",
                        "unknown-global",
                        "message",
                        "undefined global 'wiat' (did you mean 'wait'?)")),
                read);
    }

    @Test
    void anInvalidGameFileIsReportedWithTheOtherFindings() {
        Shell shell = new Shell(temp).game("self.x = 1 wiat(1)").file("game.lua", "return {\n  width = 'wide' }");
        shell.kodama("check", temp.toString());
        assertEquals(
                place("game.lua") + ":2:3: error: option 'width' must be a whole number but was a string [game-file]\n"
                        + place("scenes/main.lua")
                        + ":2:12: error: undefined global 'wiat' (did you mean 'wait'?) [unknown-global]\n2 findings\n",
                shell.out());
    }

    @Test
    void scriptsAreCheckedBeforeTheJavaPartsAreBuilt() {
        Shell shell = new Shell(temp).game("self.x = 1 wiat(1)").file("game.lua", "return { java = { 'classes' } }");
        shell.kodama("check", temp.toString());
        assertEquals(1, shell.code());
        shell.says("undefined global 'wiat'");
    }

    @Test
    void missingJavaClassesOfGameLuaAreFound() throws IOException {
        Files.createDirectories(temp.resolve("classes"));
        new Shell(temp).file("game.lua", """
                return {
                  scene = "mygame.Titel",
                  java = { "classes" },
                  subsystems = { "mygame.Net" },
                  modules = { "mygame.Fish" },
                  loops = { pond = "mygame.Pond" },
                }
                """);
        Shell shell = new Shell(temp).kodama("check", temp.toString());
        String where = "' in the game's 'java' folders and jars [classes]; is it built? [missing-class]";
        assertEquals(
                List.of(
                        place("game.lua") + ":2:3: error: there is no Java class 'mygame.Titel" + where,
                        place("game.lua") + ":4:3: error: there is no Java class 'mygame.Net" + where,
                        place("game.lua") + ":5:3: error: there is no Java class 'mygame.Fish" + where,
                        place("game.lua") + ":6:3: error: there is no Java class 'mygame.Pond" + where,
                        "4 findings"),
                shell.out().lines().toList());
        assertEquals(1, shell.code());
    }

    @Test
    void sourcesThatAreNotCompiledAreFound() {
        Shell shell = new Shell(temp).game("self.x = 1 wait(1)").file("game.lua", "return { java = { 'classes' } }");
        shell.file("java/mygame/Moon.java", "package mygame; public class Moon {}")
                .kodama("check", temp.toString());
        assertEquals(
                place("java/mygame/Moon.java")
                        + ":1:1: hint: the class is missing or older than this source [not-compiled]\n1 finding\n",
                shell.out());
    }

    @Test
    void aFolderWithoutAGameIsRefused() {
        new Shell(temp)
                .kodama("check", temp.toString())
                .refuses("kodama: there is no game in '" + temp + "': game.lua is missing");
    }
}
