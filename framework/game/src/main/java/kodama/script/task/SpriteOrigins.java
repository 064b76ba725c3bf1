package kodama.script.task;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.draw.SpriteOrigin;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** The origins of sprites, as scripts write them: a word such as {@code "bottom"}, or a point of the picture. */
public final class SpriteOrigins {
    /** An origin that has a name. */
    private record Named(String word, SpriteOrigin origin) {}

    private static final List<Named> ALL = List.of(
            new Named("center", SpriteOrigin.CENTER),
            new Named("top_left", SpriteOrigin.part(0, 0)),
            new Named("top", SpriteOrigin.part(0.5, 0)),
            new Named("top_right", SpriteOrigin.part(1, 0)),
            new Named("left", SpriteOrigin.part(0, 0.5)),
            new Named("right", SpriteOrigin.part(1, 0.5)),
            new Named("bottom_left", SpriteOrigin.part(0, 1)),
            new Named("bottom", SpriteOrigin.part(0.5, 1)),
            new Named("bottom_right", SpriteOrigin.part(1, 1)));

    private static final List<String> WORDS = ALL.stream().map(Named::word).toList();

    private static final Map<LuaValue, SpriteOrigin> BY_WORD =
            ALL.stream().collect(Collectors.toUnmodifiableMap(each -> LuaValue.valueOf(each.word), Named::origin));

    /** The type for editors. */
    public static final String TYPE = Stream.concat(WORDS.stream().map(word -> '"' + word + '"'), Stream.of("number[]"))
            .collect(Collectors.joining("|"));

    public static final String DOC =
            "Point of the image that is placed at the position, and around which the image is flipped,"
                    + " scaled, skewed and rotated: a word, or `{ x, y }` in pixels from its top left corner.";

    /** The option of everything that is an image. */
    public static final Option OPTION = Option.of("origin", TYPE, DOC).withDefault("center");

    private SpriteOrigins() {}

    /**
     * Converts a value of a script.
     *
     * @param what what the value is, for messages, such as {@code 'origin'}
     * @param value a word, a point or nil, which is the center
     * @throws LuaException if it is something else
     */
    public static SpriteOrigin of(String what, Value value) {
        LuaValue raw = value.raw();
        if (raw instanceof LuaTable point)
            return SpriteOrigin.pixels(coordinate(what, point, 1), coordinate(what, point, 2));
        return raw.isnil() ? SpriteOrigin.CENTER : word(what, raw);
    }

    static SpriteOrigin word(String what, LuaValue word) {
        SpriteOrigin origin = word.type() == LuaValue.TSTRING ? BY_WORD.get(word) : null;
        if (origin != null) return origin;
        Value given = Value.of(word);
        boolean isWord = given.is(LuaType.STRING);
        throw new LuaException(what + " must be one of " + String.join(", ", WORDS) + " or a point { x, y } but was "
                + (isWord ? "'" + given + "'" + Spelling.hint(given.text(), WORDS) : given.describe()));
    }

    /** Returns a coordinate of a point, the first or second number of its table. */
    static double coordinate(String what, LuaTable point, int index) {
        LuaValue value = point.rawget(index);
        if (value.type() != LuaValue.TNUMBER)
            throw new LuaException(what + " must be a point { x, y }, two numbers, but its number " + index + " was "
                    + Value.of(value).describe());
        double number = value.todouble();
        if (Math.abs(number) <= SpriteOrigin.FARTHEST) return number;
        throw new LuaException(what + " must have numbers from -" + SpriteOrigin.FARTHEST + " to "
                + SpriteOrigin.FARTHEST + " but its number " + index + " was " + value.tojstring());
    }

    /** Returns an origin as scripts write it: a word or a point. */
    public static Value toLua(SpriteOrigin origin, Lua lua) {
        for (Named each : ALL) if (each.origin.equals(origin)) return Value.of(each.word);
        Table point = lua.newTable();
        point.put(1, origin.left());
        point.put(2, origin.top());
        return point;
    }
}
