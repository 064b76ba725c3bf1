package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kodama.loop.TestGame;
import kodama.time.NanoClock;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game shows a movie at the movie's own rate, and continues at its own: document 003 (ムービー中). */
class MovieRateTest {
    /** Number of pictures in the movies. */
    private static final int PICTURES = 48;

    private static final String LUA = """
            spawn(function(self)
              local before = time.frame_rate()
              self:on_finish(function() time.frame_rate(before) end)
              time.frame_rate(rate)
              for i = 1, 48 do
                self.picture = i
                wait(time.base_rate / rate)
              end
            end)""";

    private static final String NO_MOVIE = "spawn(wait_forever, { picture = 0 })";

    private static final String JAVA = "spawn('kodama.script.Movie', { movie_rate = rate })";

    /** A frame: its ticks, the picture of the movie that it shows, and when it ended in real time. */
    private record Frame(List<String> ticks, int picture, double wall) {}

    private static final String AROUND = """
            local rate, x = %d, 0
            spawn { priority = 0.1, state = function()
              x = x + 1
              print(("tick %%d %%d %%.6f"):format(time.tick, x, time.now))
            end }
            wait(20)
            local movie = %s
            spawn { priority = 0.9, draw = function() print("picture " .. movie.picture) end }
            %s
            wait_forever()""";

    private final List<VirtualClock> clocks = new ArrayList<>();

    @TempDir
    private Path folder;

    private NanoClock clock() {
        clocks.add(new VirtualClock());
        return clocks.get(clocks.size() - 1);
    }

    private List<Frame> play(String scene, int count) {
        TestGame game = new TestGame(folder).clocks(this::clock).released().scene(scene);
        List<Frame> frames = new ArrayList<>();
        int seen = 0;
        for (int i = 0; i < count; i++) {
            game.frames(1);
            List<String> all = game.log().stream()
                    .filter(line -> line.startsWith("tick ") || line.startsWith("picture "))
                    .toList();
            frames.add(frame(all.subList(seen, all.size())));
            seen = all.size();
        }
        assertEquals(List.of(), game.errors());
        return frames;
    }

    private Frame frame(List<String> lines) {
        List<String> ticks =
                lines.stream().filter(line -> line.startsWith("tick ")).toList();
        int picture = lines.stream()
                .filter(line -> line.startsWith("picture "))
                .mapToInt(line -> Integer.parseInt(line.substring(8)))
                .findFirst()
                .orElse(0);
        return new Frame(ticks, picture, clocks.get(0).nanoTime() / 1e9);
    }

    private static List<String> ticks(List<Frame> frames) {
        return frames.stream().flatMap(frame -> frame.ticks().stream()).toList();
    }

    /** At rates that divide the base rate, a picture of the movie lasts whole ticks, and so does a frame. */
    @ParameterizedTest
    @CsvSource({"lua, 30", "lua, 20", "lua, 12", "java, 30", "java, 15"})
    void eachFrameShowsOneMoviePictureAndTheGameKeepsTime(String language, int rate) {
        String movie = language.equals("lua") ? LUA : JAVA;
        List<Frame> frames = play(AROUND.formatted(rate, movie, "await(movie)"), 120);

        List<Integer> shown = frames.stream()
                .map(Frame::picture)
                .filter(picture -> picture > 0 && picture < PICTURES)
                .toList();
        assertEquals(IntStream.range(1, PICTURES).boxed().toList(), shown, "each picture in one frame");

        List<String> ticks = ticks(frames);
        List<String> same = ticks(play(AROUND.formatted(60, NO_MOVIE, ""), ticks.size() + 1));
        for (int i = 0; i < ticks.size(); i++) assertEquals(same.get(i), ticks.get(i), "tick " + i);

        int passed = 1;
        for (int i = 1; i < frames.size(); i++) {
            passed += frames.get(i).ticks().size();
            assertEquals(passed / 60.0, frames.get(i).wall(), 1.0 / 60 + 1e-6, "frame " + i);
        }
        assertEquals(1.0 / 60, frames.get(119).wall() - frames.get(118).wall(), 1e-9);
    }

    @ParameterizedTest
    @ValueSource(strings = {LUA, JAVA})
    void skippingAMovieRestoresTheRate(String movie) {
        List<Frame> frames = play(AROUND.formatted(15, movie, "wait(40) movie:kill()"), 60);
        assertEquals(
                List.of(1, 4, 1),
                frames.stream()
                        .skip(1)
                        .map(frame -> frame.ticks().size())
                        .reduce(new ArrayList<>(), MovieRateTest::change, (a, b) -> a));
        assertTrue(frames.stream().mapToInt(Frame::picture).max().orElse(0) < PICTURES);
    }

    private static List<Integer> change(List<Integer> all, int next) {
        if (all.isEmpty() || all.get(all.size() - 1) != next) all.add(next);
        return all;
    }

    @Test
    void aSceneThatEndsDuringAMovieRestoresTheRate() {
        List<Frame> frames = play(
                AROUND.formatted(15, LUA, "wait(40) scene.change('main')")
                        .replace("wait(20)", "wait(20) if time.tick > 60 then wait_forever() end"),
                60);
        assertEquals(1, frames.get(59).ticks().size());
    }
}
