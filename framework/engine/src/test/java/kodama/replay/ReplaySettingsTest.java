package kodama.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.replay.ReplayEvent.SettingChanged;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Settings in the body of a replay are those that a game can have; all others are refused. */
class ReplaySettingsTest {
    private static ReplayReader read(Map<String, Object> settings, @Nullable Object change) {
        ReplayWriter writer = new ReplayWriter();
        FirstScene first = new FirstScene("", "", Map.of(), "", List.of(), 0, "");
        writer.beginWorld(new WorldStart(true, 1, GameStart.of(first), "en", settings, Map.of()));
        writer.settingChanged("changed", change);
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        writer.snapshot().forEach(body::writeBytes);
        return new ReplayReader(body.toByteArray());
    }

    @Test
    void settingsAreReadAsTheyWereWritten() {
        Map<String, Object> settings = Map.of(
                "bytes", "\uDC80 \uDCFF", "number", Double.NaN, "list", List.of(Map.of(1.0, true, "a", "ZOË")), "", "");
        ReplayReader reader = read(settings, "\uDC80");
        assertEquals(settings, reader.nextWorld().settings());
        List<ReplayEvent> events = new ArrayList<>();
        reader.takeEvents(events::add);
        assertEquals(List.of(new SettingChanged("changed", "\uDC80")), events);
    }

    @Test
    void aSettingThatAGameCannotHaveIsRefused() {
        Object nested = "";
        for (int i = 0; i < 60; i++) nested = List.of(nested);
        Object tooDeep = nested;
        assertRefused("it contains a setting that cannot be set", () -> read(Map.of("a", tooDeep), null));
        assertRefused("it contains a setting that cannot be set", () -> read(Map.of(), tooDeep));
        String name = "it contains a map with a name that is not a string, number or boolean";
        assertRefused(name, () -> read(Map.of("a", Map.of(List.of(), 1)), null));
        assertRefused(name, () -> read(Map.of(), Map.of(Double.NaN, 1)));
    }

    private static void assertRefused(String message, Runnable reading) {
        assertEquals(message, assertThrows(ReplayException.class, reading::run).getMessage());
    }
}
