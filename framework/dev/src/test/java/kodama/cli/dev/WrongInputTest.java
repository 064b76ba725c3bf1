package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import kodama.desktop.DisplayAvailability;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any incorrect input gives one sentence about it and an exit code for incorrect usage. */
@Timeout(30)
class WrongInputTest {
    @TempDir
    private Path folder;

    private Shell shell;

    @BeforeEach
    void shell() {
        shell = new Shell(folder);
    }

    @Nested
    class Folder {
        @Test
        void thatIsNotThere() {
            Path nowhere = folder.resolve("nowhere");
            shell.kodama("run", nowhere.toString()).refuses("kodama: there is no folder '" + nowhere + "'");
        }

        @Test
        void thatIsAFile() {
            Path file = shell.file("game.lua", "return {}").path("game.lua");
            shell.kodama("dev", file.toString()).refuses("kodama: '" + file + "' is a file; name the game's folder");
        }

        @Test
        void withAnEditorWithoutAName() {
            shell.game("")
                    .kodama("dev", folder.toString(), "--editor", " ")
                    .refuses("kodama: --editor requires a command, such as code -g {file}:{line}");
        }

        @Test
        void withoutAGame() {
            shell.play().refuses("kodama: there is no game in '" + folder + "': game.lua is missing");
        }
    }

    @Nested
    class GameLua {
        @Test
        void withASyntaxError() {
            refused("return {\n  width = ", "game.lua:2: unexpected symbol near <eof>");
        }

        @Test
        void thatThrows() {
            refused("error 'not today'", "game.lua:1: not today");
        }

        @Test
        void thatNeverEnds() {
            refused(
                    "while true do end",
                    "game.lua:1: ran longer than 1,000,000 instructions without yielding (an endless loop, or too much work at once?)");
        }

        @Test
        void thatReturnsNoTable() {
            refused(
                    "return 3",
                    "game.lua must return a table such as { title = \"My game\", scene = \"title\" } but returned"
                            + " a number");
        }

        @Test
        void withANumberOutOfBounds() {
            refused("return { width = 0 }", "game.lua: option 'width' must be from 16 to 4096 but was 0");
            refused("return { fps = 1000 }", "game.lua: option 'fps' must be from 1 to 240 but was 1000");
        }

        @Test
        void withAWordForANumber() {
            shell.file("game.lua", "return { width = 'a' }").play();
            shell.says("game.lua: option 'width' must be a");
            shell.says("but was a string");
            assertEquals(2, shell.code());
        }

        @Test
        void withAWordForTrueOrFalse() {
            refused("return { smooth = 1 }", "game.lua: option 'smooth' must be a boolean but was 1");
            refused(
                    "return { pause_unfocused = 'false' }",
                    "game.lua: option 'pause_unfocused' must be a boolean but was a string");
        }

        @Test
        void withUnknownKeysOfPlayers() {
            refused(
                    "return { player_keys = 'none' }",
                    "game.lua: option 'player_keys' must be true, false or a table such as { pause = false } but was"
                            + " a string");
            refused(
                    "return { player_keys = { paus = false } }",
                    "game.lua: player_keys: unknown option 'paus' (did you mean 'pause'?); there are pause, mute,"
                            + " screenshot, clip, options");
            refused(
                    "return { player_keys = { mute = 1 } }",
                    "game.lua: player_keys: option 'mute' must be a boolean but was 1");
        }

        @Test
        void withAnInvalidChoice() {
            refused(
                    "return { scaling = 'strech' }",
                    "game.lua: option 'scaling' must be one of integer, fit, stretch but was 'strech'"
                            + " (did you mean 'stretch'?)");
        }

        @Test
        void withAnUnknownName() {
            refused(
                    "return { scen = 'y' }",
                    "game.lua: unknown option 'scen' (did you mean 'scene'?); there are scene, icon, license,"
                            + " scaling, pacing, version, actions, description and 29 more");
        }

        @Test
        void withAMissingFolder() {
            refused("return { files = { 'art' } }", "game.lua: the folder 'art' in 'files' does not exist");
        }

        @Test
        void withMissingJavaClasses() {
            refused(
                    "return { java = { 'classes' } }",
                    "game.lua: 'classes' in 'java' does not exist; has it been built?");
        }

        @Test
        void withAnInvalidList() {
            refused(
                    "return { files = 'art' }",
                    "game.lua: option 'files' must be a list of folder names but was a string");
            refused(
                    "return { java = { 1 } }",
                    "game.lua: option 'java' must be a list of folder names but holds a number");
            refused(
                    "return { subsystems = 'a.B' }",
                    "game.lua: option 'subsystems' must be a list of class names but was a string");
            refused(
                    "return { preload = 3 }",
                    "game.lua: option 'preload' must be a list of names of images and sounds, or true, or false, but was a"
                            + " number");
        }

        @Test
        void withInvalidLoopObjects() {
            String expected =
                    "game.lua: option 'loops' must be a table of class names, such as { editor = \"mygame.Editor\" }";
            refused("return { loops = { 'a.B' } }", expected);
            refused("return { loops = { editor = 3 } }", expected);
            refused(
                    "return { loops = { portal = 'a.B' } }",
                    "game.lua: option 'loops' cannot name a loop object 'portal', because the framework has one of that name");
        }

        private void refused(String source, String sentence) {
            new Shell(folder).file("game.lua", source).play().refuses("kodama: " + sentence);
        }
    }

    @Nested
    class FirstScene {
        @Test
        void thatIsMissingEndsTheProgramAtOnce() {
            shell.file("game.lua", "return { scene = 'mian' }").file("scenes/main.lua", "return function() end");
            shell.play("--screenshot", shell.path("a.png").toString())
                    .says("there is no scene 'mian': scenes/mian.lua");
            shell.says("scenes/mian.lua is missing");
            assertEquals(2, shell.code());
            assertFalse(shell.err().contains("\tat "), shell.err());
            assertFalse(Files.exists(shell.path("a.png")));
        }

        @Test
        void withASyntaxErrorEndsTheProgramAtOnce() {
            shell.file("game.lua", "return {}").file("scenes/main.lua", "return function(self)\n  wait(\nend");
            shell.kodama("run", folder.toString(), "--headless")
                    .says("scenes/main.lua:3: unexpected symbol near 'end'");
            assertEquals(2, shell.code());
        }

        @Test
        void thatReturnsNoFunctionEndsTheProgramAtOnce() {
            shell.file("game.lua", "return {}").file("scenes/main.lua", "return 3");
            shell.play();
            shell.says("scenes/main.lua must return a function but returned a number");
            assertEquals(2, shell.code());
            assertFalse(shell.err().contains("\tat "), shell.err());
        }

        @Test
        void thatWaitsWhileItIsLoadedEndsTheProgramAtOnce() {
            shell.file("game.lua", "return {}").file("scenes/main.lua", "wait(1)\nreturn function() end");
            shell.play().says("scenes/main.lua:1");
            assertEquals(2, shell.code());
        }
    }

    @Nested
    class WhileRunning {
        @Test
        void anErrorEndsItsTaskAndTheGameContinues() {
            shell.game("spawn(function() local a = nil; a.b = 1 end)\nwait(3)\nprint 'still here'")
                    .play();
            shell.fails("scenes/main.lua:2: attempt to index local 'a' (a nil value)");
            shell.says("still here");
        }

        @Test
        void aMissingScene() {
            shell.game("scene.change 'boss'")
                    .play()
                    .fails("scenes/main.lua:2: there is no scene 'boss': scenes/boss.lua is missing");
        }

        @Test
        void anImageThatIsMissing() {
            shell.game("draw.sprite('nope', 1, 1)").play();
            shell.fails("scenes/main.lua:2: image 'nope' cannot be loaded: nope.png: no such file in the game");
        }

        @Test
        void anImageFieldThatIsMissing() {
            shell.game("self.x, self.y, self.sprite = 1, 1, 'nope'\nwait(9)").play();
            shell.fails("scenes/main.lua:2: image 'nope' cannot be loaded: nope.png: no such file in the game");
        }

        @Test
        void anInvalidImage() {
            shell.game("draw.sprite('bad', 1, 1)").file("bad.png", "hello").play();
            shell.fails("scenes/main.lua:2: image 'bad' cannot be loaded: it is not a PNG picture");
        }

        @Test
        void aMissingJavaTask() {
            shell.game("spawn('game.Nope', {})").play().says("game.Nope");
            assertEquals(1, shell.code());
            assertFalse(shell.err().contains("\tat "), shell.err());
        }
    }

    @Nested
    class Options {
        @Test
        void thatAreInvalid() {
            refused("--ticks must be at least 1 but was 0", "run", "--ticks", "0");
            refused("--scale must be at least 1 but was 0", "dev", "--scale", "0");
            refused(
                    "--scaling must be integer, fit or stretch but was 'fot' (did you mean 'fit'?)",
                    "run",
                    "--scaling",
                    "fot");
            refused("Invalid value for option '--seed': 'x' is not a whole number", "run", "--seed", "x");
            refused("Invalid value for option '--scale': '99999999999' is too large", "run", "--scale", "99999999999");
            refused("Missing required parameter for option '--ticks' (N)", "run", "--ticks");
        }

        @Test
        void thatAreUnknownAreGuessed() {
            shell.kodama("run", "--tick").refuses("kodama: Unknown option: '--tick'");
            shell.says("--ticks");
        }

        @Test
        void anUnknownCommand() {
            assertEquals(
                    message("nwe", " (did you mean 'new'?)", ""),
                    new Shell(folder).kodama("nwe", "x").err());
            assertEquals(
                    message("export", "", ""),
                    new Shell(folder).kodama("export").err());
            Shell examples = new Shell(folder).kodama("examples", "cpoy");
            assertEquals(message("cpoy", " (did you mean 'copy'?)", " examples"), examples.err());
            shell.kodama("nwe").refuses("kodama: there is no command 'nwe' (did you mean 'new'?)");
        }

        private static String message(String word, String guess, String command) {
            return "kodama: there is no command '%s'%s\nSee: kodama%s --help\n".formatted(word, guess, command);
        }

        @Test
        void noArgumentsShowTheUsage() {
            shell.kodama().refuses("kodama: missing command, for example: kodama new mygame");
            shell.says("Usage: kodama");
        }

        @Test
        void aMissingLoopObject() {
            shell.file("game.lua", "return { loops = { editor = 'a.Editor' } }").play("--loop", "edtor");
            shell.refuses(
                    "kodama: --loop: there is no loop object 'edtor' (did you mean 'editor'?); there are editor, game");
            new Shell(folder)
                    .play("--loop", "editor")
                    .refuses("kodama: game.lua: option 'loops': there is no Java class"
                            + " 'a.Editor' and game.lua lists no 'java' folders or jars.");
        }

        @Test
        void aNumberTooLarge() {
            refused(
                    "Invalid value for option '--ticks': '99999999999999999999' is too large",
                    "run",
                    ".",
                    "--ticks",
                    "99999999999999999999");
        }

        @Test
        void anInvalidFileName() {
            refused(
                    "Invalid value for option '--screenshot': that is not a valid file name (Nul character not allowed)",
                    "run",
                    ".",
                    "--screenshot",
                    "a\0b");
        }

        @Test
        void aMissingProgram() {
            refused("there is no file 'nosuch.lua'", "lua", "nosuch.lua");
        }

        @Test
        void aPictureWithoutAName() {
            shell.game("wait(1)")
                    .play("--screenshot", "")
                    .refuses("kodama: screenshot: '': cannot be written (the name is empty)");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "--checkpoint-ticks 9",
                    "--loop game",
                    "--mark a",
                    "--random 1",
                    "--record a.kreplay",
                    "--save a",
                    "--scene main",
                    "--section a",
                    "--seed 1"
                })
        void anOptionThatAReplayDecides(String option) {
            String[] words = option.split(" ");
            shell.game("print 'has begun'").play("--replay", "b.kreplay", words[0], words[1]);
            shell.refuses("kodama: " + words[0] + " and --replay cannot be used together");
            assertEquals("", shell.out());
        }

        @Test
        void aRecordingWithoutAName() {
            shell.game("wait(1)").play("--record", "").refuses("kodama: '' cannot be written (the name is empty)");
        }

        @Test
        void aReplayWithoutAName() {
            shell.game("wait(1)").play("--replay", "").refuses("kodama: '' cannot be read (it is a folder)");
        }

        @Test
        void aReplayToWatchThatIsNotThere() {
            String file = shell.path("no.kreplay").toString();
            for (String[] named : new String[][] {{file}, {"--watch", file}})
                shell.game("print 'has begun'")
                        .play(named)
                        .refuses("kodama: " + file + " cannot be read (it does not exist)");
            assertEquals("", shell.out());
        }

        @Test
        void somethingElseThanAReplayToWatch() {
            shell.game("").play("other").refuses("kodama: 'other' is not a replay (FILE.kreplay)");
        }

        @Test
        void twoReplaysToWatch() {
            shell.game("")
                    .play("a.kreplay", "--watch", "b.kreplay")
                    .refuses("kodama: only one replay can be named, but there are several");
        }

        @Test
        void aReplayThatCannotBeWritten() {
            shell.game("print 'has begun'")
                    .play("--record", shell.path("no/a.kreplay").toString());
            shell.refuses("kodama: " + shell.path("no/a.kreplay") + " cannot be written (no such folder: "
                    + shell.path("no") + ")");
            assertEquals("", shell.out());
        }

        @Test
        void aPictureThatCannotBeWritten() {
            shell.game("print 'has begun'")
                    .play("--screenshot", shell.path("no/a.png").toString());
            shell.refuses("kodama: screenshot: " + shell.path("no/a.png") + ": cannot be written (no such folder: "
                    + shell.path("no") + ")");
            assertEquals("", shell.out());
        }

        @Test
        void aProfileThatCannotBeWritten() {
            shell.game("print 'has begun'")
                    .play("--profile", shell.path("no/a.txt").toString());
            shell.refuses("kodama: profile: " + shell.path("no/a.txt") + ": cannot be written (no such folder: "
                    + shell.path("no") + ")");
            assertEquals("", shell.out());
        }

        @Test
        void aLogThatCannotBeWritten() {
            shell.game("print 'has begun'").file("Readme.md", "precious").file("out/a.png", "precious");
            assertNoLog("no/a.log", "no such folder: " + shell.path("no"));
            assertNoLog("out", "it is a folder");
            assertNoLog("Readme.md", "it is another kind of file; choose another name");
            shell.file("b.3.log", "precious");
            assertNoLog("b.log", "b.3.log next to it is another kind of file; choose another name");
        }

        private void assertNoLog(String name, String reason) {
            Path file = shell.path(name);
            Shell another = new Shell(folder).play("--log-file", file.toString());
            another.refuses("kodama: log file: " + file + ": cannot be written (" + reason + ")");
            assertEquals("", another.out());
        }

        @Test
        void aLogWithoutALevel() {
            refused(
                    "--log ,: level must be one of debug, info, notice, warn, error, off but was ''",
                    "run",
                    ".",
                    "--log=,");
            refused(
                    "--log warn,ai=: level must be one of debug, info, notice, warn, error, off but was ''",
                    "run",
                    ".",
                    "--log",
                    "warn,ai=");
        }

        private void refused(String sentence, String... args) {
            new Shell(folder).kodama(args).refuses("kodama: " + sentence);
        }
    }

    @Test
    void withoutADisplayTheGamePlaysWithoutAWindow() {
        assumeFalse(DisplayAvailability.isAvailable(), "there is a display");
        Path picture = shell.game("wait(1)").path("a.png");
        shell.kodama("run", folder.toString(), "--ticks", "3", "--screenshot", picture.toString());
        assertEquals(0, shell.code());
        shell.says("kodama: There is no display: ");
        shell.says("kodama: the last frame is " + picture);
        assertTrue(Files.exists(picture));
    }
}
