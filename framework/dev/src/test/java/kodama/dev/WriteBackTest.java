package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.file.ContainedPath;
import kodama.file.GameFiles;
import kodama.log.Log;
import kodama.loop.TestGame;
import kodama.script.debug.Tune;
import kodama.script.debug.Tunes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tuned values are saved, and written back into scripts. */
class WriteBackTest {
    private static final String BEGIN = "return function()\r\n";
    private static final String END = "\r\n  wait_forever()\r\nend";

    @TempDir
    private Path folder;

    private final List<String> logged = new ArrayList<>();
    private TestGame game;

    /** Runs a scene whose second line calls {@code tune}. */
    private Tunes playing(String line) {
        return playingAll(BEGIN + line + END);
    }

    private Tunes playingAll(String script) {
        game = new TestGame(folder).file("scenes/main.lua", script);
        game.tunes(new TuneStore(ContainedPath.root(folder), GameFiles.folder(folder), Log.withRepeats(logged::add)))
                .ticks(1);
        assertEquals(List.of(), game.errors());
        Tunes tunes = game.running().world().tunes();
        assertEquals(1, tunes.all().size());
        return tunes;
    }

    private static Tune only(Tunes tunes) {
        return tunes.all().get(0);
    }

    private byte[] script() throws IOException {
        return Files.readAllBytes(folder.resolve("scenes/main.lua"));
    }

    private String refusal(Tunes tunes) {
        return assertThrows(IllegalStateException.class, () -> tunes.writeBack(only(tunes)))
                .getMessage();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "local v = tune('a', 2.5, { step = 0.1 }) -- tune('a', 2.5), said | 3 | tune('a', 2.8, { step = 0.1 })",
                "local v = tune ( \"a\" , -2 , { step = 1 })                              | 3 | tune ( \"a\" , 1 , {",
                "local v = tune('a', 0x10, { step = 1 })                                | -1| tune('a', 15, {",
                "local v = tune('a', 1e1, { max = 10.5 })                               | 9 | tune('a', 10.5, {",
                "local v = tune('a', - 1, { step = 0.5 })                               | -1| tune('a', -1.5, {",
                "local v = tune('a', true)                                              | 1 | tune('a', false)",
                "local v = tune('a', \"b\", { choices = { 'b', 'ü' } })                   | 1 | tune('a', \"ü\", {",
                "local s = [==[ tune('a', 1) ]==] local v = tune('a', 1, { step = 1 })  | 1 | local v = tune('a', 2, {",
                "local s = '\\'tune(' --[[ tune('a', 1) ]] local v = tune('a', 1, { step = 1 }) | 1 | = tune('a', 2, {"
            })
    void theLiteralAloneIsExchanged(String line, int steps, String wanted) throws IOException {
        Tunes tunes = playing(line);
        String before = new String(script(), StandardCharsets.UTF_8);
        String old = only(tunes).text();
        tunes.adjust(only(tunes), steps);
        tunes.writeBack(only(tunes));
        String after = new String(script(), StandardCharsets.UTF_8);
        assertEquals(true, after.contains(wanted), after);
        int from = after.indexOf(wanted.substring(0, wanted.indexOf("a")));
        assertEquals(before.substring(0, from), after.substring(0, from));
        assertEquals(before.substring(before.length() - END.length()), after.substring(after.length() - END.length()));
        assertEquals(
                "tune: a = %s was written to scenes/main.lua:2"
                        .formatted(only(tunes).text()),
                game.log().get(0),
                old);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "tune('a', 'red', { choices = { 'red', 'say \"it\\'s\"' } })     | tune('a', 'say \"it\\'s\"', {",
                "tune('a', \"red\", { choices = { 'red', 'say \"it\\'s\"' } })   | tune('a', \"say \\\"it's\\\"\", {",
                "tune('a', 'red', { choices = { 'red', 'c:\\\\new' } })          | tune('a', 'c:\\\\new', {",
                "tune('a', 'red', { choices = { 'red', '1\\n2\\r\\0013\\127' } })   | tune('a', '1\\n2\\r\\0013\\127', {",
                "tune('a', '\\z  r\\x65\\100', { choices = { 'red', 'blue' } })   | tune('a', 'blue', {",
                "tune('\\97', 'r\\'d', { choices = { 'r\\'d', 'blue' } })         | tune('\\97', 'blue', {"
            })
    void wordsAreWrittenAsTheScriptReadsThem(String line, String wanted) throws IOException {
        Tunes tunes = playing(line);
        tunes.adjust(only(tunes), 1);
        tunes.writeBack(only(tunes));
        String after = new String(script(), StandardCharsets.UTF_8);
        assertEquals(BEGIN + wanted + line.substring(line.indexOf(" { choices") + 2) + END, after);
    }

    @Test
    void aStringInLongBracketsIsRejected() {
        Tunes tunes = playing("tune('a', [[red]], { choices = { 'red', 'blue' } })");
        tunes.adjust(only(tunes), 1);
        assertEquals(
                "a was not written to scenes/main.lua:2: its value there must be a number, boolean or string; write blue"
                        + " by hand",
                refusal(tunes));
    }

    @Test
    void bytesOfAnyEncodingAreKept() throws IOException {
        Tunes tunes = playing("-- caf\u00e9\n local v = tune('a', 1, { step = 1 })");
        Path file = folder.resolve("scenes/main.lua");
        byte[] latin = new String(script(), StandardCharsets.UTF_8).getBytes(StandardCharsets.ISO_8859_1);
        Files.write(file, latin);
        tunes.adjust(only(tunes), 1);
        tunes.writeBack(only(tunes));
        String wanted = new String(latin, StandardCharsets.ISO_8859_1).replace("'a', 1", "'a', 2");
        assertArrayEquals(wanted.getBytes(StandardCharsets.ISO_8859_1), script());
    }

    @Test
    void aChangedScriptIsRejectedAndKept() throws IOException {
        Tunes tunes = playing("tune('a', 1, { step = 1 })");
        tunes.adjust(only(tunes), 1);
        Path file = folder.resolve("scenes/main.lua");
        Files.writeString(file, BEGIN + "\n\ntune('a', 1, { step = 1 })" + END);
        assertEquals(
                "a was not written to scenes/main.lua:2: tune(\"a\", ...) must be there exactly once; save the"
                        + " file and restart the game",
                refusal(tunes));
        Files.writeString(file, BEGIN + "tune('a', 7, { step = 1 })" + END);
        assertEquals(
                "a was not written to scenes/main.lua:2: its value is 7 there, not 1 as in the running game;"
                        + " restart the game",
                refusal(tunes));
        assertEquals(BEGIN + "tune('a', 7, { step = 1 })" + END, Files.readString(file));
    }

    @Test
    void aComputedValueIsRejected() {
        Tunes tunes = playing("tune('a', 1 + 1, { step = 1 })");
        tunes.adjust(only(tunes), 1);
        assertEquals(
                "a was not written to scenes/main.lua:2: its value there must be a number, boolean or string; write 3 by"
                        + " hand",
                refusal(tunes));
    }

    @Test
    void anUnchangedValueIsRejected() {
        Tunes tunes = playing("tune('a', 1)");
        assertEquals("a is 1 in scenes/main.lua:2 already", refusal(tunes));
    }

    @Test
    void tunedValuesSurviveResetsAndRestartsUntilWrittenBack() throws IOException {
        String line = "print(tune('a', 1, { step = 0.1 }))";
        Tunes tunes = playing(line);
        tunes.adjust(only(tunes), 3);
        assertEquals(List.of("1"), game.log());
        game.ticks(30);
        assertEquals("a=1.3\n", Files.readString(folder.resolve(".kodama/tunes.properties")));
        game.reset().ticks(1);
        List<String> kept = List.of("tune: a = 1.3 (1 in scenes/main.lua:2)", "1.3");
        assertEquals(kept, game.log().subList(2, 4));
        tunes = playing(line);
        assertEquals(kept, game.log());
        tunes.writeBack(only(tunes));
        assertEquals(
                "", Files.readString(folder.resolve(".kodama/tunes.properties")).strip());
        game.reset().ticks(1);
        assertEquals(
                List.of("tune: a = 1.3 was written to scenes/main.lua:2", "1.3"),
                game.log().subList(2, 4));
    }

    @Test
    void aSavedValueThatDoesNotFitIsIgnored() {
        Tunes tunes = playing("print(tune('a', 1, { max = 5 }))");
        tunes.set(only(tunes), "4");
        game.reset();
        playing("print(tune('a', 1, { max = 3 }))");
        assertEquals(
                List.of("tune: the saved value is ignored: a must be at most 3 but was 4 (scenes/main.lua:2)", "1"),
                game.log());
    }

    @Test
    void anUnreadableFileIsReportedAndTheScriptsValuesAreUsed() throws IOException {
        Files.createDirectories(folder.resolve(".kodama"));
        Files.write(folder.resolve(".kodama/tunes.properties"), new byte[] {'a', '=', '\\', 'u', '0'});
        playing("print(tune('a', 1))");
        assertEquals(List.of("1"), game.log());
        assertEquals(
                true,
                logged.get(0).startsWith("tuned values could not be read; the scripts' values are used: "),
                logged::toString);
    }
}
