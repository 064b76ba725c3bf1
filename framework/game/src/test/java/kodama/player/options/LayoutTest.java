package kodama.player.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutTest {
    /** A page of so many entries. */
    private record Long(int count) implements Page {
        @Override
        public String title() {
            return "long";
        }

        @Override
        public List<List<Entry>> sections() {
            List<Entry> entries = new ArrayList<>();
            for (int i = 0; i < count; i++) entries.add(new Entry.Deed(String.valueOf(i), () -> {}));
            return List.of(entries);
        }
    }

    @ParameterizedTest
    @CsvSource({"240, 320", "320, 240", "640, 480", "64, 96", "1280, 960"})
    void theCursorIsInViewAndEachRowIsFoundWhereItStands(int width, int height) {
        for (int cursor = 0; cursor < 40; cursor++) {
            Layout layout = Layout.of(new Long(40), cursor, width, height);
            assertTrue(layout.tops().get(cursor) > 0, "row " + cursor);
            for (int i = 0; i < 40; i++)
                if (layout.tops().get(i) != Layout.HIDDEN)
                    assertEquals(i, layout.entryAt(width / 2, layout.tops().get(i) + 1));
        }
        assertEquals(-1, Layout.of(new Long(40), 0, width, height).entryAt(width / 2, 1));
    }

    @ParameterizedTest
    @CsvSource({"240, 320, 1", "320, 240, 1", "640, 480, 2", "64, 64, 1", "1280, 960, 4"})
    void lettersAreAsLargeAsThePicture(int width, int height, int dot) {
        assertEquals(dot, Layout.of(new Long(3), 0, width, height).dot());
    }
}
