package kodama.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.draw.Image;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The part of the module {@code test} that looks at the last frame: as rows of characters, one for each pixel. */
final class SpecPicture {
    private static final String RAMP = ".:-=+*%@#";
    private static final char UNKNOWN = '?';
    private static final int RGB = 0xFFFFFF;

    private static final String CHARACTERS = " Black is `.`, everything else one of `:-=+*%@#`, the brighter the later."
            + " A `legend` gives characters to colours instead, as in `{ [0xff0000] = \"r\" }`; other colours are `?`.";

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

    private final Specs specs;

    SpecPicture(Specs specs) {
        this.specs = specs;
    }

    void addTo(LuaModule module) {
        module.function(
                        "picture(x: integer, y: integer, width: integer, height: integer, legend?: table) -> table",
                        "Returns a part of the last frame as a list of rows, a character for each pixel." + CHARACTERS,
                        this::picture)
                .procedure(
                        "expect_picture(rows: table, x?: integer, y?: integer, legend?: table)",
                        "Compares a part of the last frame with rows of characters; the part begins at x and y, 0 if left"
                                + " out." + CHARACTERS,
                        this::expectPicture);
    }

    private Varargs picture(Varargs arguments) {
        Part part = new Part(arguments.toint(1), arguments.toint(2), arguments.toint(3), arguments.toint(4));
        LuaTable list = specs.machine().newTable();
        for (String row : rows("test.picture", part, legend(arguments.arg(5))))
            list.set(list.length() + 1, LuaValue.valueOf(row));
        return list;
    }

    private void expectPicture(Varargs arguments) {
        List<String> expected = strings((LuaTable) arguments.arg1());
        Part part = new Part(
                arguments.optint(2, 0), arguments.optint(3, 0), expected.get(0).length(), expected.size());
        List<String> actual = rows("test.expect_picture", part, legend(arguments.arg(4)));
        if (!actual.equals(expected)) throw new LuaError(difference(part, expected, actual));
    }

    private static List<String> strings(LuaTable table) {
        List<String> rows = new ArrayList<>();
        for (int i = 1; i <= table.rawlen(); i++) rows.add(table.rawget(i).tojstring());
        if (rows.isEmpty() || rows.get(0).isEmpty())
            throw new LuaError("test.expect_picture: rows must be a list of strings but was " + SpecText.of(table));
        for (String row : rows) {
            if (row.length() == rows.get(0).length()) continue;
            throw new LuaError("test.expect_picture: all rows must be as long as the first, which has "
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
        Image picture = specs.stage().picture();
        if (!part.isIn(picture))
            throw new LuaError("%s: the part, %s, must lie inside the picture of %dx%d"
                    .formatted(function, part, picture.width(), picture.height()));
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

    /** The character of a colour, by how bright the eye finds it; only black is a dot. */
    private static char brightness(int color) {
        if (color == 0) return RAMP.charAt(0);
        double light = 0.2126 * (color >> 16) + 0.7152 * (color >> 8 & 0xFF) + 0.0722 * (color & 0xFF);
        return RAMP.charAt(1 + (int) Math.min(RAMP.length() - 2, light * (RAMP.length() - 1) / 256));
    }

    private static Map<Integer, Character> legend(LuaValue value) {
        Map<Integer, Character> legend = new HashMap<>();
        if (!(value instanceof LuaTable table)) return legend;
        for (LuaValue color : SpecDifference.keys(table)) legend.put(color(color), character(table.rawget(color)));
        return legend;
    }

    private static int color(LuaValue key) {
        if (LuaType.INTEGER.accepts(key) && key.todouble() >= 0 && key.todouble() <= RGB) return (int) key.todouble();
        throw new LuaError("legend: a colour must be a number from 0 to 0xffffff but was " + SpecText.of(key));
    }

    private static char character(LuaValue value) {
        if (value instanceof LuaString && value.tojstring().length() == 1)
            return value.tojstring().charAt(0);
        throw new LuaError("legend: a colour stands for one character, not for " + SpecText.of(value));
    }
}
