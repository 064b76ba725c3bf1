package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import kodama.base.LeakTracker;
import kodama.draw.Scaling;
import kodama.input.RawInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DisplayAvailabilityTest {
    @Test
    void aMissingDisplayIsReportedInASentence() {
        assumeFalse(DisplayAvailability.isAvailable(), "there is a display");
        String why = DisplayAvailability.unavailableReason();
        assertNotNull(why);
        assertTrue(why.startsWith("There is no display: ") && why.endsWith("."), why);
        WindowOptions options = new WindowOptions("a", 320, 240, 1, null, Scaling.INTEGER, false, null, null, false);
        IllegalStateException refusal = assertThrows(
                IllegalStateException.class,
                () -> new GameWindow(options, new RawInput(), () -> {}, warning -> {}, new LeakTracker()));
        assertEquals(why, refusal.getMessage());
    }

    @Test
    void aSearchInTheBackgroundFindsTheSame() {
        assertEquals(
                DisplayAvailability.unavailableReason(), DisplaySearch.start().unavailableReason());
    }

    private static String whyHeadless(boolean isX11, Path java, Map<String, String> environment) {
        return DisplayAvailability.headlessReason(false, isX11, java.toFile(), environment);
    }

    @Test
    void onlyTheActualCauseOfAMissingDisplayIsNamed(@TempDir Path java) throws IOException {
        assertEquals(
                "There is no display: the Java in " + java + " cannot open windows because it lacks lib/libawt_xawt.so;"
                        + " install a Java that is not 'headless'.",
                whyHeadless(true, java, Map.of("DISPLAY", ":0")));
        Files.createDirectories(java.resolve("lib"));
        Files.createFile(java.resolve("lib/libawt_xawt.so"));
        String unset = "There is no display: the environment variable DISPLAY is not set";
        assertEquals(unset + ".", whyHeadless(true, java, Map.of()));
        assertEquals(unset + ".", whyHeadless(true, java, Map.of("DISPLAY", "")));
        assertEquals(
                unset + ", only WAYLAND_DISPLAY, and Java needs X11; start Xwayland.",
                whyHeadless(true, java, Map.of("WAYLAND_DISPLAY", "wayland-0")));
        assertEquals("There is no display: Java did not find one.", whyHeadless(true, java, Map.of("DISPLAY", ":0")));
        assertEquals("There is no display: Java did not find one.", whyHeadless(false, java, Map.of()));
        assertEquals(
                "There is no display: java.awt.headless=true turns it off.",
                DisplayAvailability.headlessReason(true, true, java.toFile(), Map.of()));
    }
}
