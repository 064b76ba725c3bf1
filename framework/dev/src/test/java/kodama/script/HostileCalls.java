package kodama.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.docs.LuaApi;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.FunctionDoc;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Parameter;
import kodama.lua.bind.TypeDoc;

/**
 * Calls of each function of the Lua API with small, large and unusual arguments, made from its description: a new
 * function is included as soon as it is described. Also calls of the functions in Lua's own libraries, which have no
 * description.
 */
final class HostileCalls {
    /**
     * Code that a script repeats.
     *
     * @param code Lua code
     * @param waits whether it may wait
     */
    record Call(String code, boolean waits) {}

    private static final List<String> ANY_FIRST = List.of(
            "H.long",
            "H.list",
            "H.wide",
            "H.texts",
            "H.deep",
            "H.meta",
            "H.nothing",
            "'%s'",
            "1",
            "1e9",
            "nil",
            "H.thread",
            "-1",
            "H.endless");
    private static final List<String> FIRST = List.of("H.long", "H.list", "H.texts", "H.nothing", "1", "'%99.99f'");
    private static final List<String> SECOND =
            List.of("'x'", "'^b'", "('.-'):rep(30) .. 'b'", "1", "1e6", "-1", "H.long", "H.nothing", "H.list", "n");
    private static final List<String> THIRD = List.of("'yy'", "1e6", "H.nothing", "H.list", "H.long", "-1");
    private static final List<String> MORE = List.of("1", "H.long", "H.unpacked()", "H.wide", "H.waiting");

    private final HostileArguments arguments;
    private final Map<String, List<Call>> calls = new LinkedHashMap<>();

    private HostileCalls(LuaApi api) {
        arguments = new HostileArguments(api);
    }

    /** The calls of all functions and fields of some modules, by name. */
    static Map<String, List<Call>> of(LuaApi api, List<ModuleDoc> modules) {
        HostileCalls made = new HostileCalls(api);
        for (ModuleDoc module : modules) {
            for (FunctionDoc function : module.functions()) made.add(module, function);
            for (FieldDoc field : module.fields()) made.add(module, field);
        }
        return made.calls;
    }

    /** The calls of functions of which only the names are known. */
    static Map<String, List<Call>> of(Set<String> functions) {
        Map<String, List<Call>> calls = new LinkedHashMap<>();
        for (String name : functions) {
            List<Call> own = new ArrayList<>();
            own.add(new Call("return " + name + "()", false));
            for (String first : ANY_FIRST) own.add(new Call("return " + name + "(" + first + ")", false));
            for (String first : FIRST)
                for (String second : SECOND) {
                    own.add(new Call("return " + name + "(" + first + ", " + second + ")", false));
                    for (String third : THIRD)
                        own.add(new Call("return " + name + "(" + first + ", " + second + ", " + third + ")", false));
                }
            calls.put(name, own);
        }
        return calls;
    }

    private void add(ModuleDoc module, FunctionDoc function) {
        List<List<String>> values =
                function.signature().parameters().stream().map(arguments::of).toList();
        if (values.isEmpty()) add(module, function, List.of());
        for (int i = 0; i < values.size(); i++)
            for (String value : values.get(i)) {
                List<String> others = firsts(values);
                others.set(i, value);
                add(module, function, others);
            }
        if (!function.signature().isVariadic()) return;
        for (String more : MORE) {
            List<String> others = firsts(values);
            others.add(more);
            add(module, function, others);
        }
    }

    private static List<String> firsts(List<List<String>> values) {
        return new ArrayList<>(values.stream().map(each -> each.get(0)).toList());
    }

    private void add(ModuleDoc module, FunctionDoc function, List<String> values) {
        String name = function.signature().name();
        String call = module.isMethods()
                ? "local o = " + values.get(0) + " return o:" + name + "("
                        + String.join(", ", values.subList(1, values.size())) + ")"
                : "return " + module.prefix(function.signature()) + name + "(" + String.join(", ", values) + ")";
        boolean isWalk = !function.signature().results().isEmpty()
                && function.signature().results().get(0).type() instanceof TypeDoc.Fun;
        String code = isWalk ? "for _ in (function() " + call + " end)() do end" : call;
        add(module.name() + "." + name, new Call(code, function.waits()));
    }

    private void add(ModuleDoc module, FieldDoc field) {
        String name = module.name() + "." + field.name();
        if (!module.isMethods()) {
            String place = module.name().isEmpty() ? field.name() : name;
            add(name, new Call("return " + place, false));
            if (!field.type().kinds().contains(LuaType.TABLE)) return;
            for (String value : arguments.of(new Parameter("value", false, new TypeDoc.Plain(LuaType.ANY), "")))
                for (String key : List.of(".x", "[n]", "[H.long]", "[H.list]"))
                    add(name, new Call(place + key + " = " + value, false));
            return;
        }
        String owner = arguments
                .of(new Parameter("self", false, new TypeDoc.NamedType(LuaType.TABLE, module.type()), ""))
                .get(0);
        add(name, new Call("return (" + owner + ")." + field.name(), false));
        for (String value : arguments.of(field))
            add(name, new Call("local o = " + owner + " o." + field.name() + " = " + value, false));
    }

    private void add(String name, Call call) {
        calls.computeIfAbsent(name, of -> new ArrayList<>()).add(call);
    }
}
