package kodama.unittest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.draw.Image;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/** The third part of the module {@code test}: the last frame as rows of characters, one for each pixel. */
@LuaModule(name = "test")
final class SpecPicture {
    /** Instruction budget for drawing the frame. */
    private static final int COST = 20_000;

    private static final String RAMP = ".:-=+*%@#";
    private static final char UNKNOWN = '?';
    private static final int RGB = 0xFFFFFF;

    private static final String CHARACTERS =
            " Black is `.`; other colors are one of `:-=+*%@#`, from dark to bright. `legend` assigns"
                    + " characters to colors instead, as in `{ [0xff0000] = \"r\" }`; other colors are then `?`.";

    /** A rectangle of the picture. */
    private record Part(int x, int y, int width, int height) {
        boolean isIn(Image picture) {
            boolean isSane = x >= 0 && y >= 0 && width > 0 && height > 0;
            return isSane && width <= picture.width() - x && height <= picture.height() - y;
        }

        @Override
        public String toString() {
            return width + "x" + height + " at " + x + "," + y;
        }
    }

    private final SpecRun run;
    private final Lua lua;

    SpecPicture(SpecRun run, Lua lua) {
        this.run = run;
        this.lua = lua;
    }

    @LuaFunction(
            value = "picture(x: integer, y: integer, width: integer, height: integer,"
                    + " legend?: table<integer, string>) -> string[]",
            doc = "Returns a part of the last frame as a list of rows, with one character per pixel." + CHARACTERS)
    Table picture(int x, int y, int width, int height, @Nullable Table legend) {
        return lua.newList(rows("test.picture", new Part(x, y, width, height), legend(legend)));
    }

    @LuaFunction(
            value = "expect_picture(rows: string[], x?: integer = 0, y?: integer = 0, legend?: table<integer, string>)",
            doc = "Compares a part of the last frame with rows of characters. The part starts at x and y (default"
                    + " 0)." + CHARACTERS)
    void expectPicture(Table rows, int x, int y, @Nullable Table legend) {
        List<String> expected = strings(rows);
        Part part = new Part(x, y, expected.get(0).length(), expected.size());
        List<String> actual = rows("test.expect_picture", part, legend(legend));
        if (!actual.equals(expected)) throw new LuaException(difference(part, expected, actual));
    }

    private static List<String> strings(Table table) {
        List<String> rows = new ArrayList<>();
        for (int i = 1; i <= table.length(); i++) rows.add(table.get(i).text());
        if (rows.isEmpty() || rows.get(0).isEmpty())
            throw new LuaException("test.expect_picture: rows must be a list of strings but was " + SpecText.of(table));
        for (String row : rows) {
            if (row.length() == rows.get(0).length()) continue;
            throw new LuaException("test.expect_picture: all rows must be as long as the first, which has "
                    + rows.get(0).length() + " characters, but one was \"" + row + "\"");
        }
        return rows;
    }

    private static String difference(Part part, List<String> expected, List<String> actual) {
        StringBuilder text = new StringBuilder("the picture, " + part + ", is not as expected (left: expected)");
        for (int i = 0; i < expected.size(); i++) {
            String mark = expected.get(i).equals(actual.get(i)) ? "  " : "> ";
            text.append("\n").append(mark).append(expected.get(i)).append("   ").append(actual.get(i));
        }
        return text.toString();
    }

    private List<String> rows(String function, Part part, Map<Integer, Character> legend) {
        lua.chargeDeferred(COST);
        Image picture = run.host().picture();
        if (!part.isIn(picture))
            throw new LuaException("%s: the part, %s, must lie inside the picture of %dx%d"
                    .formatted(function, part, picture.width(), picture.height()));
        lua.chargeDeferred((long) part.width * part.height);
        List<String> rows = new ArrayList<>();
        for (int y = part.y(); y < part.y() + part.height(); y++) rows.add(row(picture, part, y, legend));
        return rows;
    }

    private static String row(Image picture, Part part, int y, Map<Integer, Character> legend) {
        StringBuilder row = new StringBuilder();
        for (int x = part.x(); x < part.x() + part.width(); x++) {
            int color = picture.pixel(x, y) & RGB;
            row.append(legend.isEmpty() ? brightness(color) : legend.getOrDefault(color, UNKNOWN));
        }
        return row.toString();
    }

    /** The character for a color's perceived brightness; only black is a dot. */
    private static char brightness(int color) {
        if (color == 0) return RAMP.charAt(0);
        double light = 0.2126 * (color >> 16) + 0.7152 * (color >> 8 & 0xFF) + 0.0722 * (color & 0xFF);
        return RAMP.charAt(1 + (int) Math.min(RAMP.length() - 2, light * (RAMP.length() - 1) / 256));
    }

    private static Map<Integer, Character> legend(@Nullable Table table) {
        Map<Integer, Character> legend = new HashMap<>();
        if (table != null) for (Table.Entry entry : table) legend.put(color(entry.key()), character(entry.value()));
        return legend;
    }

    private static int color(Value key) {
        if (key.is(LuaType.INTEGER) && key.number() >= 0 && key.number() <= RGB) return (int) key.number();
        throw new LuaException("legend: a color must be a number from 0 to 0xffffff but was " + SpecText.of(key));
    }

    private static char character(Value value) {
        if (value.is(LuaType.STRING) && value.text().length() == 1)
            return value.text().charAt(0);
        throw new LuaException("legend: the value of a color must be one character but was " + SpecText.of(value));
    }
}
