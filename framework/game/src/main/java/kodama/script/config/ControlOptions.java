package kodama.script.config;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import kodama.input.Autorepeat;
import kodama.input.AxisMap;
import kodama.input.Binding;
import kodama.input.BindingParser;
import kodama.input.Bindings;
import kodama.input.ControlScheme;
import kodama.input.KeyMap;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/** Reads the controls of a game: {@code players}, {@code actions}, {@code axes}, {@code autorepeat}. */
final class ControlOptions {
    private static final String ACTIONS = "actions";
    private static final String AXES = "axes";
    private static final int MAX_TICKS = 10_000;

    static final List<Option> OPTIONS = List.of(
            Option.integer(
                    "players",
                    1,
                    Bindings.MAX_PLAYERS,
                    "Number of players; by default, the number of tables in `actions`, otherwise 1."),
            Option.of(
                    ACTIONS,
                    "table<string, string|string[]>|table<string, string|string[]>[]",
                    "Actions with their keys and buttons: `{ fire = { \"Z\", \"pad:A\" } }`; or a list of such"
                            + " tables, one per player."),
            Option.of(
                    AXES,
                    "table<string, string|string[]>",
                    "Additional axes for `input.value`: `{ wind = { \"pad:RT\", \"-pad:LT\" } }`."),
            Option.of("autorepeat", "Autorepeat", "How held actions repeat."));

    static final OptionClass REPEAT = OptionClass.of(
            "Autorepeat",
            "How a held action repeats; see `input.repeated`.",
            Option.integer(
                    "delay", 1, MAX_TICKS, Autorepeat.DEFAULT.delay(), "Delay before the first repeat, in ticks."),
            Option.integer("every", 1, MAX_TICKS, Autorepeat.DEFAULT.every(), "Interval between repeats, in ticks."));

    /** The actions of menus. Every game has them, so that menus made for all games work in it. */
    private static final List<String> MENU_ACTIONS = List.of("up", "down", "left", "right", "fire", "start", "back");

    private final Options options;

    private ControlOptions(Options options) {
        this.options = options;
    }

    static ControlScheme read(Options options) {
        return new ControlOptions(options).read();
    }

    /** Reads the controls; returns the given ones if no option sets them. */
    static ControlScheme read(Options options, ControlScheme current) {
        boolean isSet =
                OPTIONS.stream().anyMatch(each -> !options.value(each.name()).isNil());
        return isSet ? read(options) : current;
    }

    private ControlScheme read() {
        Bindings bindings = Bindings.of(maps());
        return new ControlScheme(bindings, axes(bindings.map(1).actions()), repeat());
    }

    /**
     * Returns a key map per player. From a single table, keys and mouse belong to the first player, and each player has
     * a pad.
     */
    private List<KeyMap> maps() {
        Value actions = options.value(ACTIONS);
        boolean isPerPlayer = actions.is(LuaType.TABLE) && actions.table().length() > 0;
        int players = options.integer("players", isPerPlayer ? lists(actions.table()) : 1);
        if (isPerPlayer) return perPlayer(actions.table(), players);
        KeyMap first = actions.isNil() ? KeyMap.defaults() : map(actions(actions), true);
        List<KeyMap> maps = new ArrayList<>(List.of(first));
        while (maps.size() < players) maps.add(padsOf(first));
        return maps;
    }

    private int lists(Table tables) {
        if (tables.length() <= Bindings.MAX_PLAYERS) return tables.length();
        throw wrong(
                ACTIONS,
                "must be for 1 to " + Bindings.MAX_PLAYERS + " players but has " + tables.length() + " tables");
    }

    private List<KeyMap> perPlayer(Table tables, int players) {
        if (tables.length() != players)
            throw wrong(ACTIONS, "has " + tables.length() + " tables but 'players' is " + players);
        List<SortedMap<String, List<Binding>>> each = new ArrayList<>();
        for (int i = 1; i <= players; i++) each.add(actions(tables.get(i)));
        for (SortedMap<String, List<Binding>> one : each)
            for (SortedMap<String, List<Binding>> other : each)
                other.keySet().forEach(action -> one.putIfAbsent(action, List.of()));
        List<KeyMap> maps = new ArrayList<>();
        for (SortedMap<String, List<Binding>> one : each) maps.add(map(one, maps.isEmpty()));
        return maps;
    }

    private SortedMap<String, List<Binding>> actions(Value actions) {
        if (!actions.is(LuaType.TABLE))
            throw wrong(
                    ACTIONS, "must be a table such as { fire = { \"Z\", \"pad:A\" } } but was " + actions.describe());
        SortedMap<String, List<Binding>> found = new TreeMap<>();
        for (Table.Entry entry : actions.table()) {
            if (!entry.key().is(LuaType.STRING))
                throw wrong(
                        ACTIONS,
                        "must have names of actions but has " + entry.key().describe());
            found.put(entry.key().text(), bindings(entry.key().text(), entry.value()));
        }
        return found;
    }

    private List<Binding> bindings(String action, Value value) {
        return texts(ACTIONS, "action '" + action + "'", "a key or button such as \"Z\"", value).stream()
                .map(text -> binding(action, text))
                .distinct()
                .toList();
    }

    private Binding binding(String action, String text) {
        try {
            return BindingParser.parse(text);
        } catch (IllegalArgumentException none) {
            throw wrong(ACTIONS, "action '" + action + "': " + none.getMessage());
        }
    }

    private List<String> texts(String option, String what, String expected, Value value) {
        if (value.is(LuaType.STRING)) return List.of(value.text());
        if (!value.is(LuaType.TABLE))
            throw wrong(option, what + " must be " + expected + " or a list of them but was " + value.describe());
        List<String> texts = new ArrayList<>();
        for (int i = 1; i <= value.table().length(); i++) {
            Value item = value.table().get(i);
            if (!item.is(LuaType.STRING))
                throw wrong(option, what + " must be " + expected + " or a list of them but holds " + item.describe());
            texts.add(item.text());
        }
        return texts;
    }

    /**
     * Builds a key map. The default actions come first, in their order, so that their bits are the same in all games.
     * If the game does not name any pad button, the default ones are used for the default actions.
     */
    private KeyMap map(SortedMap<String, List<Binding>> named, boolean hasKeys) {
        KeyMap defaults = KeyMap.defaults();
        boolean namesPads =
                named.values().stream().flatMap(List::stream).anyMatch(Binding.PadBinding.class::isInstance);
        KeyMap map = KeyMap.empty();
        for (String name : defaults.actions()) {
            if (named.containsKey(name)) map = with(map, name, named, namesPads ? KeyMap.empty() : defaults);
            else if (MENU_ACTIONS.contains(name))
                map = map.with(name, free(hasKeys ? defaults : padsOf(defaults), name, named));
        }
        for (String name : named.keySet()) if (!defaults.has(name)) map = with(map, name, named, KeyMap.empty());
        return map;
    }

    /**
     * Returns the default bindings of an action that the game does not define, without those used for other actions.
     */
    private static List<Binding> free(KeyMap defaults, String action, SortedMap<String, List<Binding>> named) {
        return defaults.bindings(action).stream()
                .filter(binding -> named.values().stream().noneMatch(bindings -> bindings.contains(binding)))
                .toList();
    }

    private KeyMap with(KeyMap map, String name, SortedMap<String, List<Binding>> named, KeyMap padsOf) {
        Stream<Binding> bindings = named.getOrDefault(name, List.of()).stream();
        Stream<Binding> more = padsOf.has(name) ? onPad(padsOf, name) : Stream.of();
        try {
            return map.with(name, Stream.concat(bindings, more).toList());
        } catch (IllegalArgumentException tooMany) {
            throw wrong(ACTIONS, tooMany.getMessage());
        }
    }

    private static KeyMap padsOf(KeyMap map) {
        KeyMap pads = KeyMap.empty();
        for (String action : map.actions())
            pads = pads.with(action, onPad(map, action).toList());
        return pads;
    }

    private static Stream<Binding> onPad(KeyMap map, String action) {
        return map.bindings(action).stream().filter(Binding.PadBinding.class::isInstance);
    }

    private AxisMap axes(List<String> actions) {
        AxisMap axes = AxisMap.defaults(actions);
        Value named = options.value(AXES);
        if (named.isNil()) return axes;
        if (!named.is(LuaType.TABLE))
            throw wrong(
                    AXES,
                    "must be a table such as { x = { \"pad:Left X\", \"-left\", \"+right\" } } but was "
                            + named.describe());
        SortedMap<String, List<String>> found = new TreeMap<>();
        for (Table.Entry entry : named.table()) {
            if (!entry.key().is(LuaType.STRING))
                throw wrong(
                        AXES, "must have names of axes but has " + entry.key().describe());
            String name = entry.key().text();
            found.put(name, texts(AXES, "axis '" + name + "'", "a stick such as \"pad:Left X\"", entry.value()));
        }
        for (String name : found.keySet()) axes = axis(axes, name, found.get(name), actions);
        return axes;
    }

    private AxisMap axis(AxisMap axes, String name, List<String> bindings, List<String> actions) {
        try {
            return axes.with(name, bindings, actions);
        } catch (IllegalArgumentException none) {
            throw wrong(AXES, "axis '" + name + "': " + none.getMessage());
        }
    }

    private Autorepeat repeat() {
        if (options.value("autorepeat").isNil()) return Autorepeat.DEFAULT;
        Options repeat = new Options(options.function() + ": autorepeat", options.table("autorepeat"), REPEAT);
        return new Autorepeat(repeat.integer("delay"), repeat.integer("every"));
    }

    private LuaException wrong(String option, @Nullable String what) {
        return new LuaException(options.function() + ": option '" + option + "': " + what);
    }
}
