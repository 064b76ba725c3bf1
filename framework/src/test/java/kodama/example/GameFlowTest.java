package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.input.Key;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Title, menu, game and ranking are tasks; each ends all others, spawns the next, and ends itself. */
class GameFlowTest extends InExample {
    private static final String WATCHED = """
            spawn(function()
              while true do
                wait(1)
                if input.pressed 'bomb' then task.dump() end
              end
            end, { persistent = true })
            require 'scenes.main'(self)""";

    private static final Pattern PART = Pattern.compile("tasks/(\\w+)\\.lua");

    private ExampleGame game;

    GameFlowTest() {
        super("game-flow");
    }

    @BeforeEach
    void play() {
        game = spec(WATCHED);
    }

    /** The files of the tasks that are alive. */
    private List<String> parts() {
        int before = game.log().size();
        game.tap(Key.X);
        List<String> parts = new ArrayList<>();
        Matcher matcher = PART.matcher(
                String.join("\n", log(game).subList(before, game.log().size())));
        while (matcher.find()) parts.add(matcher.group(1));
        return parts.stream().distinct().sorted().toList();
    }

    @Test
    void theTitleIsOnUntilAKeyIsPressed() {
        assertEquals(List.of("garden", "title"), after(300));
    }

    private List<String> after(int ticks) {
        game.ticks(ticks);
        return parts();
    }

    @Test
    void eachPartEndsAllOthersButThePersistentOneAndSpawnsTheNext() {
        game.ticks(30).tap(Key.Z);
        assertEquals(List.of("fade", "garden", "menu"), parts());
        assertEquals(List.of("garden", "menu"), after(30));
        game.tap(Key.DOWN).tap(Key.Z);
        assertEquals(List.of("garden", "ranking"), after(30));
        game.tap(Key.Z);
        assertEquals(List.of("garden", "title"), after(30));
    }

    @Test
    void threeMissesEndTheGameWithAllItsTasks() {
        game.ticks(30).tap(Key.Z).ticks(5).tap(Key.Z);
        assertTrue(after(60).containsAll(List.of("fruit", "game", "garden")), parts().toString());
        game.press(Key.LEFT);
        assertEquals(List.of("garden", "ranking"), after(400));
        assertEquals(List.of("garden", "title"), after(480));
    }
}
