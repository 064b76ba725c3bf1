package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kodama.Seed;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayHeader;
import kodama.replay.ReplayWriter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Games that save replays and play them in the same session. */
@Timeout(120)
class SavedReplaysTest {
    private static final String PLAY = """
            return function(self)
              self.name, self.x = "ship", 0
              self.draw = function() draw.disc(self.x, 8, 3, 0xff0000) end
              for tick = 1, 30 do
                wait(1)
                self.x = self.x + math.random(3)
                if input.pressed "fire" then print("fire", tick) end
              end
              replay.set("score", self.x)
              replay.thumbnail()
              wait(2)
              save.settings.lives = 3
              replay.save("best/run")
              scene.change "menu"
            end
            """;

    @TempDir
    private Path folder;

    private Shell shell;

    @BeforeEach
    void makeGame() {
        shell = new Shell(folder);
        shell.file("game.lua", "return { title = 'Flight', width = 32, height = 16, scene = 'title' }");
        shell.file("scenes/play.lua", PLAY);
        title("game.reset 'play'");
        shell.file("scenes/done.lua", "return function(self) print('done', self.from) game.quit() end");
    }

    private void title(String lines) {
        shell.file("scenes/title.lua", "return function() wait(3) " + lines + " end");
    }

    /** Makes the scene after a run, which has the list of replays. */
    private void menu(String... lines) {
        shell.file(
                "scenes/menu.lua",
                "return function(self)\n wait_until(replay.list) local list = replay.list()\n"
                        + String.join("\n", lines) + "\nend");
    }

    private List<String> run(String... options) {
        String[] args = {
            "run",
            folder.toString(),
            "--headless",
            "--saves",
            folder.resolve("kept").toString(),
            "--seed",
            "4"
        };
        String[] all = Arrays.copyOf(args, args.length + options.length);
        System.arraycopy(options, 0, all, args.length, options.length);
        shell.kodama(all);
        assertEquals("", shell.err());
        assertEquals(0, shell.code(), shell::out);
        return shell.out().lines().filter(line -> !line.startsWith("reset (")).toList();
    }

    private Path saved(String name) {
        return folder.resolve("kept/replays/" + name + ".kreplay");
    }

    @Test
    void aSavedRunBeginsAtItsResetAndIsVerified() {
        menu(
                "local entry = list[1]",
                "print(#list, entry.name, entry.ticks, entry.problem, entry.other_version)",
                "print(entry.fields.score, #entry.date)",
                "game.quit()");
        List<String> out = run("--keys", "20 Z", "--single-thread");
        assertEquals(List.of("fire\t16", "1\tbest-run\t33\tnil\tnil"), out.subList(0, 2));
        assertEquals("16", out.get(2).split("\t")[1]);
        assertEquals(
                List.of("play"),
                ReplayFile.read(saved("best-run")).reader().starts().stream()
                        .map(start -> start.first().scene())
                        .toList());
        assertTrue(ReplayFile.readThumbnail(saved("best-run")).length > 50);
        Shell verify = new Shell(folder).kodama("verify", saved("best-run").toString(), "--game", folder.toString());
        assertEquals(0, verify.code(), verify::out);
    }

    @Test
    void aRunDoesNotHaveTheThumbnailOfAnEarlierOne() {
        shell.file("scenes/play.lua", PLAY.replace("replay.thumbnail()", ""));
        title("replay.thumbnail() wait(2) game.reset 'play'");
        menu("game.quit()");
        run("--single-thread");
        assertEquals(0, ReplayFile.readThumbnail(saved("best-run")).length);
    }

    @Test
    void aWatchedRunPlaysTheSameAndReturnsToAScene() {
        menu("replay.watch(list[1].name, { scene = 'done', fields = { from = 'menu' }, attract = true })");
        assertEquals(List.of("fire\t16", "fire\t16", "done\tmenu"), run("--keys", "20 Z"));
    }

    @Test
    void theListIsPartOfARecording() {
        menu("print(#list)", "game.quit()");
        Path tape = folder.resolve("session.kreplay");
        run("--record", tape.toString());
        assertTrue(Files.exists(saved("best-run")));
        Shell verify = new Shell(folder).kodama("verify", tape.toString(), "--game", folder.toString());
        assertEquals(0, verify.code(), verify::out);
        assertEquals(
                List.of("1"),
                new Shell(folder)
                        .kodama("run", folder.toString(), "--headless", "--replay", tape.toString())
                        .out()
                        .lines()
                        .filter(line -> !line.startsWith("reset ("))
                        .toList());
        assertFalse(Files.exists(saved("best-run-2")));
    }

    @Test
    void replaysAreRenamedAndDeleted() {
        menu(
                "replay.rename('best-run', 'a:b')",
                "wait_until(replay.list) print(replay.list()[1].name)",
                "replay.delete('a-b') wait_until(replay.list) print(#replay.list()) game.quit()");
        assertEquals(List.of("a-b", "0"), run());
    }

    @Test
    void aReplayOfTheGameItselfIsWatchedInAttractMode() throws IOException {
        menu("game.quit()");
        run();
        Files.createDirectories(folder.resolve("attract"));
        Files.move(saved("best-run"), folder.resolve("attract/one.kreplay"));
        title("replay.watch('attract/one.kreplay', { scene = 'done', attract = true }) wait_forever()");
        assertEquals(List.of("done\tnil"), run());
    }

    @Test
    void aWatchedRunThatQuitsEndsTheReplayAndNotTheProgram() {
        String quits = PLAY.replace("scene.change \"menu\"", "game.quit()");
        shell.file("scenes/play.lua", quits);
        run();
        title("replay.watch('best-run', { scene = 'done', attract = true }) wait_forever()");
        assertEquals(List.of("done\tnil"), run());
        shell.file("scenes/play.lua", quits.replace("1, 30", "1, 10"));
        List<String> earlier = run();
        assertEquals("done\tnil", earlier.get(earlier.size() - 1));
    }

    @Test
    void thePlayerSeeksAndPlaysOnFromThere() {
        menu(
                "if #list == 1 then replay.watch(list[1].name) wait_forever() end",
                "print(#list, list[1].other_version) game.quit()");
        List<String> out = run("--keys", "20 Z, 30000 LEFT, 30005 ENTER, 30010 Z, 30020 Z");
        assertEquals(List.of("fire\t16", "fire\t16"), out.subList(0, 2));
        assertTrue(out.get(2).startsWith("fire\t"), out::toString); // live
        assertEquals("2\tnil", out.get(out.size() - 1));
        for (String name : List.of("best-run", "best-run-2")) {
            Shell verify = new Shell(folder).kodama("verify", saved(name).toString(), "--game", folder.toString());
            assertEquals(0, verify.code(), verify::out);
        }
    }

    @Test
    void thePlayersMenuSavesAndShowsARun() {
        shell.file(
                "scenes/play.lua",
                "return function(self) wait(20) replay.set('score', 120)"
                        + " require 'kodama.menu.replays'.ask(self, { name = 'first' }) scene.change 'menu' end");
        menu(
                "print(list[1].name)",
                "self.scene = nil require 'kodama.menu.replays'.show(self) print 'left' game.quit()");
        assertEquals(
                List.of("first", "left"),
                run(
                        "--keys",
                        "60 Z, 400 Z, 420 DOWN, 430 DOWN, 440 Z, 460 ESCAPE, 480 ESCAPE, 520 ESCAPE, 600 ESCAPE",
                        "--single-thread"));
        assertTrue(ReplayFile.readThumbnail(saved("first")).length > 50);
    }

    @Test
    void aRunThatListsReplaysInTheTickOfItsSaveIsVerified() {
        shell.file(
                "scenes/play.lua",
                "return function(self) wait(70) replay.save 'one' replay.list() wait_until(replay.list)"
                        + " replay.list() wait(5) game.quit() end");
        run();
        Shell verify = new Shell(folder).kodama("verify", saved("one").toString(), "--game", folder.toString());
        assertEquals(0, verify.code(), verify::out);
    }

    @Test
    void aRunThatIsResetInTheTickOfItsSaveIsVerified() {
        shell.file(
                "scenes/play.lua",
                "return function(self) wait(70) replay.save 'one' replay.list() game.reset 'menu' end");
        menu("print(list[1].name, list[1].ticks) game.quit()");
        assertEquals(List.of("one\t71"), run());
        Shell verify = new Shell(folder).kodama("verify", saved("one").toString(), "--game", folder.toString());
        assertEquals(0, verify.code(), verify::out);
    }

    @Test
    void aKeyThatEndsAReplayMustBeReleasedFirst() {
        menu("replay.watch(list[1].name, { scene = 'done' })");
        shell.file("scenes/done.lua", """
                return function()
                  for tick = 1, 30 do
                    if input.pressed "back" or input.down "back" then print("back", tick) end
                    wait(1)
                  end
                  game.quit()
                end
                """);
        assertEquals(List.of("fire\t16", "fire\t16"), run("--keys", "20 Z, 30000-30015 ESCAPE"));
    }

    @Test
    void theKeyThatPlaysOnMustBeReleasedFirst() {
        menu("if #list == 1 then replay.watch(list[1].name) wait_forever() end", "print(#list) game.quit()");
        assertEquals(
                List.of("fire\t16", "fire\t16", "2"), run("--keys", "20 Z, 30000 LEFT, 30005 ENTER, 30010-30030 Z"));
    }

    @Test
    void aReplayInWhichTheGameOpensTheOptionsPlaysToItsEnd() {
        shell.file(
                "scenes/play.lua",
                "return function() wait(10) options.open() wait(20) print 'played' replay.save 'one'"
                        + " scene.change 'menu' end");
        menu("replay.watch(list[1].name, { scene = 'done', attract = true })");
        assertEquals(List.of("played", "played", "done\tnil"), run("--keys", "100 ESCAPE"));
    }

    @Test
    void anyKeyEndsAttractMode() {
        shell.file(
                "scenes/play.lua",
                "return function() wait(200) print 'played' replay.save 'one' scene.change 'menu' end");
        menu("replay.watch(list[1].name, { scene = 'done', attract = true })");
        String keys = IntStream.range(3, 2000).mapToObj(i -> i * 100 + " G").collect(Collectors.joining(", "));
        assertEquals(List.of("played", "done\tnil"), run("--keys", keys));
    }

    @Test
    void mistakesAreErrors() {
        title("for _, call in ipairs { function() replay.watch('../x.kreplay') end,"
                + " function() replay.watch('x', { scene = 'nowhere' }) end,"
                + " function() replay.watch('x', { fields = { 1 } }) end,"
                + " function() replay.watch('x', { speed = 1 }) end } do"
                + " print((select(2, pcall(call)):gsub('^[^ ]*: ', ''))) end game.quit()");
        List<String> out = run();
        assertTrue(out.get(0).contains("x.kreplay"), out.get(0));
        assertTrue(out.get(1).contains("nowhere"), out.get(1));
        assertTrue(out.get(2).contains("option 'fields' must be a table of names"), out.get(2));
        assertTrue(out.get(3).contains("speed"), out.get(3));
    }

    @Test
    void endlessLoopsOfCallsEnd() throws IOException {
        Files.write(folder.resolve("big.kreplay"), new byte[64 << 20]);
        for (String call : List.of(
                "pcall(replay.watch, 'big.kreplay')",
                "pcall(replay.save, long)",
                "pcall(replay.rename, 'x', long)",
                "pcall(replay.delete, long)",
                "pcall(replay.draw_thumbnail, long, 1, 1)")) {
            title("local long = ('x'):rep(10000000) while true do " + call + " end");
            shell.kodama(
                    "run",
                    folder.toString(),
                    "--headless",
                    "--saves",
                    folder.resolve("kept").toString());
            assertEquals(1, shell.code(), shell::out);
            assertTrue(shell.err().contains("endless loop"), shell.err());
        }
    }

    @Test
    void anEndlessLoopWithALongListEnds() throws IOException {
        Map<String, Object> fields = new TreeMap<>();
        for (int i = 0; i < 32; i++) fields.put("a".repeat(30) + i, "x".repeat(200));
        ReplayHeader header = new ReplayHeader("A", "a", "1", "1", "17", 0, 3, 60, fields, 0);
        byte[] file = ReplayFile.encode(header, new byte[0], new ReplayWriter().snapshot());
        Files.createDirectories(folder.resolve("kept/replays"));
        for (int i = 0; i < 500; i++) Files.write(saved("run" + i), file);
        title("wait_until(replay.list) while true do pcall(replay.list) end");
        shell.kodama(
                "run",
                folder.toString(),
                "--headless",
                "--saves",
                folder.resolve("kept").toString());
        assertEquals(1, shell.code(), shell::out);
        assertTrue(shell.err().contains("endless loop"), shell.err());
    }

    @Test
    void damagedFilesAreListedAndNeverHarm(@Seed(5) Random random) throws IOException {
        menu("game.quit()");
        run();
        byte[] whole = Files.readAllBytes(saved("best-run"));
        for (int i = 0; i < 40; i++) {
            byte[] file = whole.clone();
            for (int n = 0; n < 3; n++) file[random.nextInt(file.length)] = (byte) random.nextInt();
            Files.write(saved("odd" + i), Arrays.copyOf(file, file.length - i % 3 * random.nextInt(file.length / 2)));
        }
        title("wait_until(replay.list) local list = replay.list() local bad = 0"
                + " for _, e in ipairs(list) do if e.problem then bad = bad + 1 assert(not e.problem:find '/') end"
                + " replay.draw_thumbnail(e.name, 8, 8) end"
                + " print(#list, bad > 0) game.quit()");
        assertEquals(List.of("41\ttrue"), run());
    }

    @Test
    void aLowScreenHasSeveralRowsBelowASmallThumbnail() throws IOException {
        shell.file("game.lua", "return { width = 160, height = 144 }");
        shell.file("scenes/main.lua", """
                local list = require 'kodama.menu.replay_list'
                return function(self)
                  self.rows, self.at = {}, 1
                  for i = 1, 9 do self.rows[i] = { name = tostring(i) } end
                  repeat wait(1) list.move(self) until self.at > 1
                  print('at ' .. self.at)
                  game.quit()
                end""");
        shell.kodama("run", folder.toString(), "--headless", "--ticks", "20", "--keys", "5 RIGHT");
        shell.says("at 4");
    }
}
