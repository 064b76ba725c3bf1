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

/** Reads how a game is played: {@code players}, {@code actions}, {@code axes}, {@code autorepeat}. */
final class ControlOptions {
    private static final String ACTIONS = "actions";
    private static final String AXES = "axes";
    private static final int MOST_TICKS = 10_000;

    static final List<Option> OPTIONS = List.of(
            Option.integer("players", 1, Bindings.MAX_PLAYERS, "How many play; 1, or as many as `actions` has tables."),
            Option.of(
                    ACTIONS,
                    "table<string, string|string[]>|table<string, string|string[]>[]",
                    "What players can do, and by which keys and buttons: { fire = { \"Z\", \"pad:A\" } }; or a"
                            + " list of such tables, one a player."),
            Option.of(
                    AXES,
                    "table<string, string|string[]>",
                    "Further axes for `input.value`: { wind = { \"pad:RT\"," + " \"-pad:LT\" } }."),
            Option.of("autorepeat", "Autorepeat", "How actions come again while they are held."));

    static final OptionClass REPEAT = OptionClass.of(
            "Autorepeat",
            "How an action comes again while it is held; see `input.repeated`.",
            Option.integer("delay", 1, MOST_TICKS, Autorepeat.DEFAULT.delay(), "Ticks until it comes again."),
            Option.integer("every", 1, MOST_TICKS, Autorepeat.DEFAULT.every(), "Ticks from then on."));

    /** What one goes through menus with: each game has these, so that menus made for all games work in it. */
    private static final List<String> OF_MENUS = List.of("up", "down", "left", "right", "fire", "start", "back");

    private final Options options;

    private ControlOptions(Options options) {
        this.options = options;
    }

    static ControlScheme read(Options options) {
        return new ControlOptions(options).read();
    }

    /** As these options say, or as it was if they say nothing of it. */
    static ControlScheme read(Options options, ControlScheme otherwise) {
        boolean isSaid =
                OPTIONS.stream().anyMatch(each -> !options.value(each.name()).isNil());
        return isSaid ? read(options) : otherwise;
    }

    private ControlScheme read() {
        Bindings bindings = Bindings.of(maps());
        return new ControlScheme(bindings, axes(bindings.map(1).actions()), repeat());
    }

    /** A map for each player: of one table keys and mouse are the first player's, and pads each player's own. */
    private List<KeyMap> maps() {
        Value actions = options.value(ACTIONS);
        boolean isEachOwn = actions.is(LuaType.TABLE) && actions.table().length() > 0;
        int players = options.integer("players", isEachOwn ? lists(actions.table()) : 1);
        if (isEachOwn) return ofEach(actions.table(), players);
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

    private List<KeyMap> ofEach(Table tables, int players) {
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
            found.put(entry.key().text(), ways(entry.key().text(), entry.value()));
        }
        return found;
    }

    private List<Binding> ways(String action, Value value) {
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

    private List<String> texts(String option, String what, String wanted, Value value) {
        if (value.is(LuaType.STRING)) return List.of(value.text());
        if (!value.is(LuaType.TABLE))
            throw wrong(option, what + " must be " + wanted + " or a list of them but was " + value.describe());
        List<String> texts = new ArrayList<>();
        for (int i = 1; i <= value.table().length(); i++) {
            Value item = value.table().get(i);
            if (!item.is(LuaType.STRING))
                throw wrong(option, what + " must be " + wanted + " or a list of them but holds " + item.describe());
            texts.add(item.text());
        }
        return texts;
    }

    /**
     * The usual actions come first, in their order, so that their bits are those of other games. Who names no button of
     * a pad has the usual ones on the usual actions.
     */
    private KeyMap map(SortedMap<String, List<Binding>> named, boolean hasKeys) {
        KeyMap usual = KeyMap.defaults();
        boolean namesPads =
                named.values().stream().flatMap(List::stream).anyMatch(Binding.PadBinding.class::isInstance);
        KeyMap map = KeyMap.empty();
        for (String name : usual.actions()) {
            if (named.containsKey(name)) map = with(map, name, named, namesPads ? KeyMap.empty() : usual);
            else if (OF_MENUS.contains(name)) map = map.with(name, free(hasKeys ? usual : padsOf(usual), name, named));
        }
        for (String name : named.keySet()) if (!usual.has(name)) map = with(map, name, named, KeyMap.empty());
        return map;
    }

    /** The usual ways of an action that the game does not name, but for those that it has taken for others. */
    private static List<Binding> free(KeyMap usual, String action, SortedMap<String, List<Binding>> named) {
        return usual.bindings(action).stream()
                .filter(way -> named.values().stream().noneMatch(ways -> ways.contains(way)))
                .toList();
    }

    private KeyMap with(KeyMap map, String name, SortedMap<String, List<Binding>> named, KeyMap padsOf) {
        Stream<Binding> ways = named.getOrDefault(name, List.of()).stream();
        Stream<Binding> more = padsOf.has(name) ? onPad(padsOf, name) : Stream.of();
        try {
            return map.with(name, Stream.concat(ways, more).toList());
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

    private AxisMap axis(AxisMap axes, String name, List<String> ways, List<String> actions) {
        try {
            return axes.with(name, ways, actions);
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
