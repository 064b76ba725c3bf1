package kodama.script.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.base.StepBudget;
import kodama.draw.Image;
import kodama.draw.PixelEffect;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.look.EffectKind;
import kodama.script.look.EffectOptions;
import kodama.script.look.EffectPlace;

/**
 * An effect of the whole game.
 *
 * @param options its options by name, as plain data
 */
public record GameEffect(EffectKind kind, Map<?, ?> options) {
    private static final String FILE = "game.lua";

    private static final String NAME = "effects";

    /** The most effects of a game. */
    private static final int MOST = 16;

    static final Option OPTION = Option.of(
            NAME,
            "(string<EffectName>|table)[]",
            "Effects on the finished picture of each frame, in this order: names, or tables with a name and the options"
                    + " of `draw.effect`, as in { \"gray\", { \"crt\", curve = 0.2 } }.");

    /** Reads the effects and checks their options, except whether pictures exist. */
    static List<GameEffect> read(Options options, Lua lua, Display display) {
        Value given = options.value(NAME);
        if (given.isNil()) return List.of();
        if (!given.is(LuaType.TABLE))
            throw wrong("must be a list such as { \"gray\", { \"crt\", curve = 0.2 } } but was " + given.describe());
        int count = given.table().length();
        if (count > MOST) throw wrong("must have at most " + MOST + " effects but has " + count);
        List<GameEffect> effects = new ArrayList<>();
        for (int i = 1; i <= count; i++) effects.add(read(i, given.table().get(i), lua, display));
        rejectOthers(given.table(), count);
        return List.copyOf(effects);
    }

    private static LuaException wrong(String what) {
        return new LuaException(FILE + ": option '" + NAME + "' " + what);
    }

    /** A list that looks like a single effect, {@code { "crt", curve = 0.2 }}, is a likely mistake. */
    private static void rejectOthers(Table list, int count) {
        for (Table.Entry entry : list) {
            boolean isItem = entry.key().is(LuaType.NUMBER)
                    && entry.key().number() >= 1
                    && entry.key().number() <= count;
            if (!isItem)
                throw wrong("must be a list of effects but has the key "
                        + key(entry.key())
                        + "; an effect with options is a table of its own, such as { { \"crt\", curve = 0.2 } }");
        }
    }

    private static String key(Value key) {
        return key.is(LuaType.STRING) ? "'" + key.prefix(40) + "'" : key.describe();
    }

    private static GameEffect read(int number, Value item, Lua lua, Display display) {
        Value name = item.is(LuaType.TABLE) ? item.table().get(1) : item;
        if (!name.is(LuaType.STRING))
            throw wrong("must have names of effects, or tables that begin with one, but number " + number + " "
                    + (item.is(LuaType.TABLE) ? "begins with " : "was ") + name.describe());
        EffectKind kind = EffectKind.of(FILE + ": " + NAME, name);
        Table named = lua.newTable();
        if (item.is(LuaType.TABLE)) addOptions(item.table(), named);
        Options.rejectUnknown(label(kind), named, kind.options());
        GameEffect effect = new GameEffect(kind, plain(kind, named));
        EffectPlace.of(effect.options(lua));
        effect.make(effect.options(lua), GameEffect::blank, display);
        return effect;
    }

    private static void addOptions(Table item, Table options) {
        for (Table.Entry entry : item) {
            boolean isName = entry.key().is(LuaType.NUMBER) && entry.key().number() == 1;
            if (!isName) options.put(entry.key(), entry.value());
        }
    }

    private static Map<?, ?> plain(EffectKind kind, Table options) {
        Object plain = PlainData.fromLua(options, label(kind) + ": the options", StepBudget.UNLIMITED);
        return plain instanceof Map<?, ?> map ? map : Map.of();
    }

    /** Stands for a picture before the pictures of the game can be read. */
    private static Image blank(Value picture) {
        if (picture.is(LuaType.STRING)) return new Image("blank", 1, 1, new int[1]);
        throw new LuaException("a table is not the name of an image");
    }

    private static String label(EffectKind kind) {
        return FILE + ": " + NAME + ": " + kind.word();
    }

    /** Whether it reads an image of the game. */
    public boolean hasPicture() {
        return options.containsKey("picture");
    }

    /** Returns the options as a table of a game. */
    public Options options(Lua lua) {
        return new Options(label(kind), PlainData.toLua(lua, options).table(), kind.options());
    }

    /**
     * Makes the effect.
     *
     * @param given from {@link #options(Lua)}
     * @param pictures finds the image that an option names
     * @throws LuaException if an option is invalid
     */
    public PixelEffect make(Options given, EffectOptions.Pictures pictures, Display display) {
        return kind.make(new EffectOptions(given, pictures, display.width(), display.height()));
    }
}
