package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import kodama.base.LeakTracker;
import kodama.desktop.DisplayAvailability;
import kodama.desktop.GameWindow;
import kodama.desktop.WindowOptions;
import kodama.draw.Scaling;
import kodama.input.RawInput;
import kodama.option.PlayerData;
import kodama.save.Settings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class WindowMemoryTest {
    private final Settings settings = PlayerData.inMemory().settings();

    private GameWindow open(boolean fullscreen) {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        return new GameWindow(
                new WindowOptions(
                        "A game",
                        64,
                        48,
                        2,
                        null,
                        WindowMemory.savedScaling(settings, Scaling.INTEGER),
                        fullscreen,
                        null,
                        WindowMemory.savedBounds(settings),
                        false),
                new RawInput(),
                () -> {},
                warning -> {},
                new LeakTracker());
    }

    private static void frames(WindowMemory memory, int count) {
        for (int i = 0; i < count; i++) memory.afterDraw(i);
    }

    @Test
    @Tag("display")
    @Timeout(30)
    void changesByThePlayerAreStoredAndTheInitialStateIsNot() {
        try (GameWindow window = open(false)) {
            WindowMemory memory = new WindowMemory(settings, window, false);
            frames(memory, 40);
            assertEquals(List.of(), settings.names(""));
            memory.setScaling(Scaling.STRETCH);
            memory.setFullscreen(true);
            frames(memory, 1);
            assertEquals(List.of("fullscreen", "scaling"), settings.names(""));
        }
        assertEquals(Scaling.STRETCH, WindowMemory.savedScaling(settings, Scaling.INTEGER));
        assertTrue(settings.get(WindowMemory.FULLSCREEN, false));
    }

    @Test
    @Tag("display")
    @Timeout(30)
    void aWindowOpensWhereItWasClosed() {
        settings.set("window.x", 70);
        settings.set("window.y", 90);
        settings.set("window.width", 200);
        settings.set("window.height", 150);
        try (GameWindow window = open(false)) {
            WindowMemory memory = new WindowMemory(settings, window, true);
            while (window.windowedBounds() == null) frames(memory, 1);
            frames(memory, 40);
            assertEquals(200, window.windowedBounds().width());
            assertEquals(150, window.windowedBounds().height());
        }
    }

    @Test
    void invalidBoundsAreIgnored() {
        assertNull(WindowMemory.savedBounds(settings));
        settings.set("window.width", 1e9);
        settings.set("window.height", 100);
        assertNull(WindowMemory.savedBounds(settings));
        settings.set("window.width", "wide");
        assertNull(WindowMemory.savedBounds(settings));
        settings.set("window.width", 200);
        assertEquals(new WindowOptions.SavedBounds(0, 0, 200, 100), WindowMemory.savedBounds(settings));
    }

    @Test
    void theScalingDefaultsToThatOfTheGame() {
        settings.set("scaling", "huge");
        assertEquals(Scaling.FIT, WindowMemory.savedScaling(settings, Scaling.FIT));
    }
}
