package kodama.script.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import kodama.loop.TestGame;
import kodama.script.JavaTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of a running game are tuned and watched, as by a developer. */
class TunesTest {
    @TempDir
    private Path folder;

    private TestGame game;

    private TestGame playing(String body) {
        game = new TestGame(folder).scene(body);
        return game;
    }

    private Tune tune(String name) {
        return game.running().world().tunes().find(name);
    }

    private void set(String name, String text) {
        game.running().world().tunes().set(tune(name), text);
    }

    @Test
    void aChangedValueIsReturnedByTheNextCall() {
        playing("tune('a', 1, { min = 0, max = 9 }) while true do print(tune 'a') wait(1) end")
                .ticks(2);
        set("a", "7.5");
        game.ticks(1);
        assertEquals(List.of("1", "1", "7.5"), game.log());
    }

    @Test
    void aChangedTuneIsLoggedWhenItHasSettled() {
        playing("tune('a', 1) wait_forever()").ticks(1);
        for (int i = 0; i < 5; i++) {
            game.running().world().tunes().adjust(tune("a"), 1);
            game.ticks(10);
        }
        assertEquals(List.of(), game.log());
        game.ticks(30);
        assertEquals(List.of("tune: a = 1.5 (1 in scenes/main.lua:2)"), game.log());
    }

    @ParameterizedTest
    @CsvSource({
        "'2.5, { min = 0, max = 5 }', 1, 2.6",
        "'2.5, { min = 0, max = 5 }', 100, 5",
        "'2.5, { min = 0, max = 5 }', -100, 0",
        "'3, { min = 1, max = 9, step = 1 }', 2, 5",
        "'0.1, { step = 0.1 }', 2, 0.3",
        "'30', 1, 31",
        "'0', 1, 0.1",
        "'1e300', 1, 1.0E300",
        "'true', 1, false",
        "'true', 2, true",
        "'\"b\", { choices = { \"a\", \"b\", \"c\" } }', 5, c",
    })
    void turningGoesByStepsUpToTheLimits(String made, int steps, String text) {
        playing("tune('a', " + made + ") wait_forever()").ticks(1);
        game.running().world().tunes().adjust(tune("a"), steps);
        assertEquals(text, tune("a").text());
    }

    @Test
    void invalidValuesAreRejected() {
        playing("tune('a', 1, { min = 0, max = 5 }) tune('b', true) wait_forever()")
                .ticks(1);
        assertEquals("a must be from 0 to 5 but was 6", refusal("a", "6"));
        assertEquals("a must be a number but was 'x'", refusal("a", "x"));
        assertEquals("b must be true or false but was 'x'", refusal("b", "x"));
    }

    private String refusal(String name, String text) {
        return assertThrows(IllegalArgumentException.class, () -> set(name, text))
                .getMessage();
    }

    @Test
    void withoutStorageChangedTunesEndWithTheWorldAndCannotBeWrittenBack() {
        playing("print(tune('a', 1)) wait_forever()").ticks(1);
        set("a", "2");
        String refused = assertThrows(
                        IllegalStateException.class,
                        () -> game.running().world().tunes().writeBack(tune("a")))
                .getMessage();
        assertEquals("values can only be written back in kodama dev", refused);
        game.reset().ticks(1);
        assertEquals(2, game.log().stream().filter("1"::equals).count(), game.log()::toString);
    }

    /** Reads a tune, and watches a value. */
    public static final class Ship extends JavaTask {
        private double speed;

        @Override
        protected void start() {
            watch("speed", () -> speed);
        }

        @Override
        protected boolean update(double dt) {
            speed = tune("ship.speed", 2, 0, 5);
            return true;
        }
    }

    @Test
    void tasksInJavaHaveTunesAndWatches() {
        playing("spawn('kodama.script.debug.TunesTest$Ship') wait_forever()").ticks(2);
        set("ship.speed", "3");
        game.ticks(1);
        assertTrue(tune("ship.speed").place().startsWith("TunesTest.java:"), tune("ship.speed")::place);
        assertEquals("3", game.running().world().watches().get(0).text());
    }

    @Test
    void aWatchIsReadOncePerFrameAndKeeps600Values() {
        playing("watch('tick', function() return time.tick end) wait_forever()").ticks(700);
        Watch watch = game.running().world().watches().get(0);
        assertEquals("700", watch.text());
        assertEquals("scenes/main.lua:2", watch.place());
        assertEquals(600, watch.size());
        assertEquals(
                IntStream.rangeClosed(101, 700).asDoubleStream().boxed().toList(),
                IntStream.range(0, 600).mapToObj(watch::value).toList());
        assertThrows(IndexOutOfBoundsException.class, () -> watch.value(600));
    }

    @Test
    void aWatchEndsWithItsTask() {
        playing("""
                spawn(function() watch('a', function() return 'x' end) wait(2) end)
                watch('b', function() return nil end)
                wait_forever()""").ticks(2);
        assertEquals(List.of("a x", "b nil"), watched());
        game.ticks(2);
        assertEquals(List.of("b nil"), watched());
    }

    private List<String> watched() {
        return game.running().world().watches().stream()
                .map(each -> each.name() + " " + each.text())
                .toList();
    }

    @Test
    void anErrorEndsOnlyTheWatch() {
        playing("""
                watch('a', function() return nothing.at.all end)
                watch('b', function() wait(1) end)
                watch('c', function() while true do end end)
                wait_forever()""").ticks(3);
        assertEquals(List.of(), game.running().world().watches());
        assertEquals(3, game.errors().size());
        assertTrue(game.errors().get(2).startsWith("scenes/main.lua:2: "), game.errors()::toString);
        assertTrue(game.errors().get(1).contains("a watch cannot wait")
                || game.errors().get(1).contains("wait: "));
        assertTrue(game.errors().get(0).contains("ran longer than 100,000 instructions"), game.errors()::toString);
    }

    @Test
    void aLaterWatchOfTheSameNameReplacesTheFirst() {
        playing("watch('a', function() return 1 end) watch('a', function() return 2 end) wait_forever()")
                .ticks(1);
        assertEquals(List.of("a 2"), watched());
    }

    @Test
    void watchesAreNotReadForPlayers() {
        playing("watch('a', function() print 'looked' end) wait_forever()")
                .released()
                .ticks(3);
        assertEquals(List.of(), game.running().world().watches());
        assertEquals(List.of(), game.log());
    }

    @Test
    void moreThanFiftyWatchesAreRefused() {
        playing("for i = 1, 51 do watch('w' .. i, print) end").ticks(1);
        assertTrue(game.errors().get(0).contains("watch: there can be at most 50 watches"));
    }

    @Test
    void aWatchThatWaitsIsAnError() {
        playing("watch('hp', function() wait(1) end) wait_forever()").ticks(2);
        assertEquals(1, game.errors().size(), game.errors().toString());
        String error = game.errors().get(0);
        assertTrue(error.contains("wait: a watch cannot wait; it can only read the game"), error);
    }
}
