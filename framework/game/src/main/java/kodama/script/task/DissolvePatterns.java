package kodama.script.task;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.draw.DissolvePattern;
import kodama.draw.DissolveShape;
import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** The patterns in which sprites dissolve, as scripts name them: a built-in one, or a picture. */
public final class DissolvePatterns {
    private static final List<String> WORDS = Arrays.stream(DissolveShape.values())
            .map(shape -> shape.name().toLowerCase(Locale.ROOT))
            .toList();

    /** The type for editors. */
    public static final String TYPE = "string<DissolvePattern>";

    public static final String DOC = "Pattern in which the image vanishes: "
            + WORDS.stream().map(word -> "`\"" + word + "\"`").collect(Collectors.joining(", "))
            + ", or the name of an image, whose dark parts vanish first (default `\"noise\"`). See `dissolve_amount`.";

    public static final String AMOUNT_DOC = "How much of the image has vanished, from 0 (nothing) to 1 (everything).";

    /** The option of everything that is an image. */
    public static final Option OPTION =
            Option.text("dissolve", WORDS.get(0), DOC).as(TYPE);

    private final SpriteSheets sheets;
    private final Map<LuaValue, DissolvePattern> patterns = new HashMap<>();
    private final DissolvePattern noise = DissolvePattern.of(DissolveShape.NOISE);

    DissolvePatterns(SpriteSheets sheets) {
        this.sheets = sheets;
        for (DissolveShape shape : DissolveShape.values())
            patterns.put(
                    LuaValue.valueOf(WORDS.get(shape.ordinal())),
                    shape == DissolveShape.NOISE ? noise : DissolvePattern.of(shape));
    }

    /** Returns the names of the built-in patterns. */
    public static Stream<String> names() {
        return WORDS.stream();
    }

    /**
     * Converts a value of a script.
     *
     * @param what what the value is, for messages, such as {@code 'dissolve'}
     * @return the pattern; noise for nil
     * @throws LuaException if it is not a string
     * @throws ImageFailure if there is neither a pattern nor a picture of that name
     */
    public DissolvePattern of(String what, Value value) {
        return of(what, value.raw());
    }

    DissolvePattern of(String what, LuaValue value) {
        if (value.isnil()) return noise;
        DissolvePattern known = patterns.get(value);
        if (known != null && known.picture() == null) return known;
        ScriptedCanvas.reject(what, Value.of(value));
        if (value.type() != LuaValue.TSTRING)
            throw new LuaException(what + " must be the name of a pattern or an image but was "
                    + Value.of(value).describe());
        Image picture = picture(what, value);
        if (known == null || known.picture() != picture) patterns.put(value, known = DissolvePattern.of(picture));
        return known;
    }

    private Image picture(String what, LuaValue name) {
        try {
            return sheets.get(name).whole();
        } catch (ImageFailure missing) {
            String hint = Spelling.hint(name.tojstring(), WORDS);
            if (hint.isEmpty()) throw missing;
            throw new LuaException(what + " must be one of " + String.join(", ", WORDS) + " or the name of an image but"
                    + " was '" + Value.of(name) + "'" + hint);
        }
    }

    /** Returns the name of a pattern; nil for null. */
    public static Value name(@Nullable DissolvePattern pattern) {
        if (pattern == null) return Value.NIL;
        Image picture = pattern.picture();
        DissolveShape shape = pattern.shape();
        if (picture != null) return Value.of(picture.name());
        return shape == null ? Value.NIL : Value.of(WORDS.get(shape.ordinal()));
    }
}
