package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.data.Json;
import kodama.replay.Replay;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayHeader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Recorded runs are played again, and each difference is reported with its tick. */
class VerifyCommandTest {
    /** A ship that moves by keys and chance, and counts its steps in the field that a replay shows. */
    private static final String GAME = """
            self.x = 0
            for i = 1, 1000 do
              if input.down "left" then self.x = self.x + math.random(3) end
              replay.set("score", self.x)
              wait(1)
            end
            """;

    @TempDir
    private Path temp;

    private Path file;

    @BeforeEach
    void nameFile() {
        file = temp.resolve("run.kreplay");
    }

    private Shell recorded(String scene, String... options) {
        Shell shell = new Shell(temp).game(scene);
        String[] all = new String[options.length + 4];
        all[0] = "--random";
        all[1] = "1";
        all[2] = "--record";
        all[3] = file.toString();
        System.arraycopy(options, 0, all, 4, options.length);
        shell.kodama(play(all)).succeeds();
        return new Shell(temp);
    }

    private String[] play(String... options) {
        String[] all = new String[options.length + 5];
        System.arraycopy(new String[] {"run", temp.toString(), "--headless", "--ticks", "130"}, 0, all, 0, 5);
        System.arraycopy(options, 0, all, 5, options.length);
        return all;
    }

    private Shell verify(Shell shell, String... options) {
        String[] all = new String[options.length + 4];
        all[0] = "verify";
        all[1] = file.toString();
        all[2] = "--game";
        all[3] = temp.toString();
        System.arraycopy(options, 0, all, 4, options.length);
        return shell.kodama(all);
    }

    private void assertDiffers(Shell shell, String how) {
        assertEquals(file + " " + how, shell.out().lines().findFirst().orElse(""));
        assertEquals(1, shell.code(), shell.err());
    }

    @Test
    void aRunIsInSync() {
        Shell shell = verify(recorded(GAME));
        assertTrue(shell.out().matches("\\Q" + file + "\\E is in sync: 130 ticks in \\d+\\.\\d s\n"), shell.out());
        shell.succeeds();
    }

    @Test
    void drawFunctionsRunAsOftenAsWhenRecorded() {
        String draws = "function self.draw() self.n = (self.n or 0) + 1 end wait(40) game.reset() wait(1)";
        verify(recorded(draws, "--checkpoint-ticks", "7")).says("is in sync: 130 ticks");
    }

    @Test
    void theResultsAreJsonOnRequest() {
        Shell shell = verify(recorded(GAME), "--json");
        Map<?, ?> result = (Map<?, ?>) results(shell).get(0);
        assertEquals(file.toString(), result.get("file"));
        assertEquals(true, result.get("in_sync"));
        assertEquals(130.0, result.get("ticks"));
        Map<?, ?> start = (Map<?, ?>) ((List<?>) result.get("starts")).get(0);
        assertEquals("", start.get("scene"));
        assertEquals(List.of(), start.get("commands"));
    }

    @Test
    void jsonContainsTheHeaderOfEachReplay() {
        Shell shell = recorded(GAME).file("enemy.lua", "return 1");
        ReplayHeader header = ReplayFile.readHeader(file);
        Map<?, ?> result = (Map<?, ?>) results(verify(shell, "--json")).get(0);
        assertEquals(
                "was recorded with other files (different: enemy.lua); --any-version plays it anyway",
                result.get("problem"));
        assertEquals(header.title(), result.get("title"));
        assertEquals(header.version(), result.get("version"));
        assertEquals(Instant.ofEpochSecond(header.recordedAt()).toString(), result.get("recorded_at"));
        assertEquals(header.fields(), result.get("fields"));
    }

    private static List<?> results(Shell shell) {
        return (List<?>) Json.read("the output", shell.out().getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aGameThatHasChangedIsRefused() {
        Shell shell = recorded(GAME).file("enemy.lua", "return 1");
        assertEquals(
                file + " was recorded with other files (different: enemy.lua); --any-version plays it anyway\n",
                verify(shell).out());
        assertEquals(2, shell.code());
    }

    @Test
    void aChangeOfTheGameIsFoundAtTheNextCheckpoint() {
        Shell shell = recorded(GAME).game(GAME.replace("wait(1)", "wait(1) if i == 70 then self.y = 1 end"));
        assertDiffers(verify(shell, "--any-version"), "differs between ticks 61 and 120: a field of a task");
    }

    @Test
    void aChangeOfTheGameIsFoundAtTheTickIfEachHasACheckpoint() {
        Shell shell = recorded(GAME, "--checkpoint-ticks", "1")
                .game(GAME.replace("wait(1)", "wait(1) if i == 70 then self.y = 1 end"));
        verify(shell, "--any-version");
        assertDiffers(shell, "differs after tick 71: a field of a task");
        shell.says("\n  --states 71 prints all values; compare them with those of the game as recorded\n");
    }

    @Test
    void aDifferenceAfterTheLastCheckpointIsFoundAtTheEnd() {
        Shell shell = recorded(GAME).game(GAME.replace("wait(1)", "wait(1) if i == 125 then self.y = 1 end"));
        assertDiffers(verify(shell, "--any-version"), "differs between ticks 121 and 130: a field of a task");
    }

    @Test
    void theNumberOfTasksIsCompared() {
        Shell shell = recorded(GAME).game(GAME.replace("wait(1)", "wait(1) if i == 9 then error 'gone' end"));
        assertDiffers(
                verify(shell, "--any-version"),
                "differs between ticks 1 and 60: the number of tasks: recorded 2, now 1");
    }

    @Test
    void aGameThatQuitsEarlierDiffers() {
        Shell shell = recorded(GAME).game(GAME.replace("wait(1)", "wait(1) if i == 20 then game.quit() end"));
        assertDiffers(
                verify(shell, "--any-version"),
                "differs between ticks 1 and 21: the game quits: recorded after tick 130, now after tick 21");
    }

    @Test
    void aForgedFieldIsFound() throws IOException {
        Shell shell = recorded(GAME);
        Replay replay = ReplayFile.read(file);
        long score = ((Double) replay.header().fields().get("score")).longValue();
        Map<String, Object> forged = new LinkedHashMap<>(Map.of("score", 99_999.0));
        ReplayHeader header = replay.header();
        Files.write(file, ReplayFile.encode(with(header, header.ticks(), forged), List.of(replay.body())));
        String problem = "field 'score' is 99999 in the file but " + score + " at the end of the replay";
        assertDiffers(verify(shell), "differs: " + problem);
        Map<?, ?> result =
                (Map<?, ?>) results(verify(new Shell(temp), "--json")).get(0);
        assertEquals(false, result.get("in_sync"));
        assertEquals(problem, result.get("problem"));
    }

    @Test
    void aForgedNumberOfTicksIsFoundBeforeTheReplayIsPlayed() throws IOException {
        Shell shell = recorded(GAME);
        Replay replay = ReplayFile.read(file);
        ReplayHeader header = replay.header();
        Files.write(file, ReplayFile.encode(with(header, 5, header.fields()), List.of(replay.body())));
        assertDiffers(verify(shell), "differs: the file declares 5 ticks but contains 130");
    }

    private static ReplayHeader with(ReplayHeader header, long ticks, Map<String, Object> fields) {
        return new ReplayHeader(
                header.title(),
                header.game(),
                header.version(),
                header.kodama(),
                header.java(),
                header.recordedAt(),
                ticks,
                header.fps(),
                fields,
                header.fingerprint());
    }

    @Test
    void theGameAroundAReplayPlaysIt() throws IOException {
        Shell shell = recorded(GAME);
        Path report = Files.createDirectories(temp.resolve(".kodama/crash/2026-11-28T00-00-00"));
        Path inside = Files.move(file, report.resolve("run.kreplay"));
        shell.kodama("verify", inside.toString()).says(inside + " is in sync: 130 ticks");
        shell.succeeds();
        shell.kodama("verify", inside.toString(), "--states", "60").says(", field x: ");
    }

    @Test
    void aReplayOutsideOfAGameNeedsOne(@TempDir Path elsewhere) throws IOException {
        Shell shell = recorded(GAME);
        Path outside = Files.move(file, elsewhere.resolve("run.kreplay"));
        shell.kodama("verify", outside.toString())
                .refuses("kodama: there is no game for " + outside
                        + ": neither the current folder nor a folder around the file has a game.lua;"
                        + " name the game's folder or packed jar with --game GAME");
    }

    /** A class that no script uses still belongs to the game. */
    private void writeClass(String field) throws IOException {
        ClassWriter written = new ClassWriter(0);
        written.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "mygame/Star", null, "java/lang/Object", null);
        written.visitField(Opcodes.ACC_PUBLIC, field, "I", null, null);
        Files.write(
                Files.createDirectories(temp.resolve("classes/mygame")).resolve("Star.class"), written.toByteArray());
    }

    private Shell recordedWithClass() throws IOException {
        writeClass("a");
        Shell shell = new Shell(temp).game(GAME);
        shell.file("game.lua", "return { title = 'Stars', width = 32, height = 16, java = { 'classes' } }");
        shell.file("classes/mygame/stars.json", "{}")
                .file("specs/star_spec.lua", "")
                .file("README.txt", "");
        shell.kodama(play("--trust", "--random", "1", "--record", file.toString()))
                .succeeds();
        return new Shell(temp);
    }

    @Test
    void aClassThatHasChangedIsNamed() throws IOException {
        Shell shell = recordedWithClass();
        verify(shell, "--trust").succeeds();
        writeClass("b");
        assertEquals(
                file + " was recorded with other files (different: class mygame.Star); --any-version plays it anyway\n",
                verify(new Shell(temp), "--trust").out());
    }

    @Test
    void aPackedGameVerifiesReplaysOfItsFolderAndItsFolderThose(@TempDir Path elsewhere) throws IOException {
        Shell shell = recordedWithClass();
        Path jar = elsewhere.resolve("stars.jar");
        shell.kodama("pack", temp.toString(), "-o", jar.toString()).succeeds();
        shell.kodama("verify", file.toString(), "--game", jar.toString(), "--trust")
                .says("is in sync: 130 ticks");
        writeClass("b");
        shell.kodama("pack", temp.toString(), "-o", jar.toString()).succeeds();
        shell.kodama("verify", file.toString(), "--game", jar.toString(), "--trust")
                .says("was recorded with other files (different: class mygame.Star)");
    }

    @Test
    void aFolderIsVerifiedFileByFile() throws IOException {
        Shell shell = recorded(GAME);
        Path folder = Files.createDirectory(temp.resolve("runs"));
        Files.copy(file, folder.resolve("a.kreplay"));
        Files.writeString(folder.resolve("b.kreplay"), "no replay at all");
        shell.kodama("verify", folder.toString(), "--game", temp.toString());
        assertEquals(2, shell.out().lines().count(), shell.out());
        shell.says("a.kreplay is in sync");
        shell.says("b.kreplay is not a replay");
        assertEquals(2, shell.code());
    }

    @Test
    void aLongReplayIsRefusedOnRequest() {
        Shell shell = verify(recorded(GAME), "--max-ticks", "129");
        assertEquals(file + " has 130 ticks, which is more than 129\n", shell.out());
        assertEquals(2, shell.code());
        verify(new Shell(temp), "--max-ticks", "130").succeeds();
    }

    @Test
    void aFolderWithoutReplaysIsReported() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("runs"));
        new Shell(temp)
                .game("")
                .kodama("verify", folder.toString(), "--game", temp.toString())
                .refuses("kodama: there are no replays in " + folder);
    }

    @Test
    void aReplayOfAnotherGameIsRefused() {
        Shell shell = recorded(GAME).file("game.lua", "return { title = 'Moths', id = 'moths' }");
        verify(shell);
        shell.says("is a replay of");
        shell.says("not of 'Moths'");
        assertEquals(2, shell.code());
    }

    @Test
    void theStateAfterATickIsPrinted() {
        Shell shell = verify(recorded(GAME), "--states", "60");
        shell.says("number of tasks: ");
        shell.says(", field x: ");
        verify(new Shell(temp), "--states", "900").refuses("kodama: the replay has no tick 900 in world 1");
        verify(new Shell(temp), "--states", "soon")
                .refuses("kodama: --states requires a tick such as 120 or 2:120, and a single replay");
    }

    @Test
    void twoRunsOfAGameAreCompared() {
        new Shell(temp).game(GAME);
        Shell shell = new Shell(temp).kodama("verify", "--twice", temp.toString(), "--ticks", "60");
        assertEquals("both runs are in sync: 60 ticks\n", shell.out());
        shell.succeeds();
    }

    @Test
    void errorsOfAGameThatIsPlayedTwiceAreShown() {
        new Shell(temp).game("wait(3) error 'no way'");
        Shell shell = new Shell(temp).kodama("verify", "--twice", temp.toString(), "--ticks", "60");
        shell.says("the game has an error, the first:\nscenes/main.lua:2: no way");
        shell.says("both runs are in sync: 60 ticks");
    }

    @Test
    void aGameThatQuitsWhenPlayedTwiceHasFewerTicks() {
        new Shell(temp).game("wait(3) game.quit()");
        Shell shell = new Shell(temp).kodama("verify", "--twice", temp.toString(), "--ticks", "60");
        assertEquals("both runs are in sync: 4 ticks\n", shell.out());
    }

    @Test
    void anotherJavaMustExist() {
        Shell shell = recorded(GAME);
        verify(shell, "--java", temp.resolve("jdk").toString());
        shell.says("--java: " + temp.resolve("jdk") + " cannot be started");
        assertEquals(2, shell.code());
    }

    @Test
    void thisJavaPlaysARunAsItself() {
        Shell shell = verify(recorded(GAME), "--java", System.getProperty("java.home"));
        shell.says("is in sync");
        assertEquals(0, shell.code(), shell.out() + shell.err());
    }

    @Test
    void thisJavaPlaysAGameWithFieldsAsItself() {
        new Shell(temp).game(GAME);
        Shell shell = new Shell(temp)
                .kodama(
                        "verify",
                        "--twice",
                        temp.toString(),
                        "--ticks",
                        "30",
                        "--java",
                        System.getProperty("java.home"));
        assertEquals("both runs are in sync: 30 ticks\n", shell.out(), shell.err());
    }

    @Test
    void incompleteUsageIsRefused() {
        new Shell(temp)
                .kodama("verify")
                .refuses("kodama: name a replay to verify, such as run.kreplay, or a game with --twice");
        new Shell(temp)
                .kodama("verify", "a.kreplay", "--twice", temp.toString())
                .refuses("kodama: --twice verifies a game; name replays without it");
        new Shell(temp).kodama("verify", "a.kreplay", "--seed", "3").refuses("kodama: --seed requires --twice");
        new Shell(temp).kodama("verify", "a.kreplay", "--ticks", "3").refuses("kodama: --ticks requires --twice");
        new Shell(temp)
                .kodama("verify", "--twice", temp.toString(), "--ticks", "0")
                .refuses("kodama: --ticks must be at least 1 but was 0");
        new Shell(temp)
                .kodama("verify", "a.kreplay", "--game", temp.resolve("none").toString())
                .refuses("kodama: there is no folder '" + temp.resolve("none") + "'");
    }
}
