package kodama.script;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import kodama.docs.LuaApi;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.FunctionDoc;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Parameter;
import kodama.lua.bind.Signature;
import kodama.lua.bind.TypeDoc;

/**
 * Lua expressions for each type: small, large and unusual ones. The first one must be accepted; the others may be
 * rejected. They use the table {@code H} of {@code hostile_values.lua}, and {@code n}, the number of the call.
 */
final class HostileArguments {
    private static final List<String> NUMBERS =
            List.of("1", "0", "-1", "0.5", "10000", "2^31 - 1", "-1e9", "1e15", "1e308", "1/0", "-1/0", "0/0", "n");
    private static final List<String> STRINGS =
            List.of("'a'", "''", "H.long", "'u' .. n", "H.long .. n", "'../../x'", "'\\0\\255\\n'", "H.nested");
    private static final List<String> FUNCTIONS =
            List.of("H.nothing", "H.endless", "H.failing", "H.waiting", "H.giving", "print");
    private static final List<String> TABLES =
            List.of("{}", "H.wide", "H.list", "H.deep", "H.loop", "H.texts", "H.meta", "self");
    private static final List<String> ANYTHING =
            List.of("1", "nil", "'a'", "H.long", "H.list", "H.wide", "H.deep", "H.loop", "H.shared", "H.meta", "print");

    /** Values of a type that is never accepted. */
    private static final List<String> WRONG = List.of("H.thread", "H.wide");

    /** Valid names, and expressions that create objects. Other types are described by the API. */
    private static final Map<String, List<String>> NAMED = Map.ofEntries(
            Map.entry("Action", List.of("'fire'")),
            Map.entry("Axis", List.of("'x'")),
            Map.entry("Color", List.of("0xff8000")),
            Map.entry("DataPath", List.of("'d.json'", "'d.csv'", "'long.txt'")),
            Map.entry("Event", List.of("'hit'")),
            Map.entry("FontName", List.of("'kodama8'", "'f'")),
            Map.entry("Group", List.of("'enemy'", "'nobody'")),
            Map.entry("Laser", List.of("H.laser")),
            Map.entry("Palette", List.of("draw.palette { 0xff8000, 0x0080ff }", "draw.palette('p'):fade(0, 0.5)")),
            Map.entry("Pattern", List.of("pattern.one()", "pattern.ring { n = 10000, of = pattern.fan() }")),
            Map.entry("Picture", List.of("'p'")),
            Map.entry("Place", List.of("{ x = 50, y = 50 }")),
            Map.entry("SceneName", List.of("'main'")),
            Map.entry("Shot", List.of("H.shot")),
            Map.entry("ShotColor", List.of("'red'")),
            Map.entry("ShotKind", List.of("'pearl'")),
            Map.entry("SoundGroup", List.of("'effects'")),
            Map.entry("SoundName", List.of("'s'", "'w'")),
            Map.entry("Task", List.of("self", "H.other", "H.dead")));

    /** Required fields of option tables, where the description cannot express that they are required. */
    private static final Map<String, String> FIELDS = Map.ofEntries(
            Map.entry("BulletmlOptions", "x = 50, y = 50"),
            Map.entry("BeamOptions", "x = 50, y = 50"),
            Map.entry("CurveOptions", "x = 50, y = 50"),
            Map.entry("FanOptions", "x = 50, y = 50, keep = true"),
            Map.entry("FireOptions", "x = 50, y = 50, keep = true"),
            Map.entry("FiringOptions", "x = 50, y = 50"),
            Map.entry("KindOptions", "kind = 'pearl'"),
            Map.entry("OwnOption", "name = 'own' .. n, on = true"),
            Map.entry("RingOptions", "x = 50, y = 50, keep = true"),
            Map.entry("StreamOptions", "x = 50, y = 50"),
            Map.entry("PathOptions", "grid = H.grid, from = { 1, 1 }, to = { 300, 300 }"),
            Map.entry("FigurePattern", "points = { { 0, 1 }, { 1, 1 } }"),
            Map.entry("TogetherPattern", "of = { pattern.one() }"));

    /** Maximum nesting of classes with their own values. */
    private static final int DEEPEST = 2;

    private final LuaApi api;

    HostileArguments(LuaApi api) {
        this.api = api;
    }

    /** Values for a parameter, valid and invalid. */
    List<String> of(Parameter parameter) {
        Set<String> all = new LinkedHashSet<>(of(parameter.type(), 0));
        if (parameter.optional()) all.add("nil");
        all.addAll(WRONG);
        return List.copyOf(all);
    }

    /** Values to assign to a field. */
    List<String> of(FieldDoc field) {
        Set<String> all = new LinkedHashSet<>(of(field.type(), 0));
        all.addAll(WRONG);
        return List.copyOf(all);
    }

    private List<String> of(TypeDoc type, int depth) {
        if (type instanceof TypeDoc.Union choice) return ofChoice(choice, depth);
        if (type instanceof TypeDoc.Variable variable) return of(variable.bound(), depth);
        if (type instanceof TypeDoc.OrNil orNil) return of(orNil.type(), depth);
        if (type instanceof TypeDoc.Literal word) return List.of("'" + word.word() + "'", "'u' .. n", "H.long");
        if (type instanceof TypeDoc.ListOf list) return ofList(list.item(), depth);
        if (type instanceof TypeDoc.NamedType named) return ofNamed(named, depth);
        return switch (type.kinds().get(0)) {
            case NUMBER, INTEGER -> NUMBERS;
            case STRING -> STRINGS;
            case BOOLEAN -> List.of("true", "false");
            case FUNCTION -> FUNCTIONS;
            case ANY -> ANYTHING;
            case TABLE, USERDATA -> TABLES;
        };
    }

    private List<String> ofChoice(TypeDoc.Union choice, int depth) {
        Set<String> all = new LinkedHashSet<>();
        for (TypeDoc each : choice.either()) all.addAll(of(each, depth));
        return List.copyOf(all);
    }

    private List<String> ofList(TypeDoc item, int depth) {
        List<String> items = of(item, depth + 1);
        String first = items.get(0);
        List<String> all = new ArrayList<>();
        all.add("{ " + String.join(", ", first, first, first, first, first, first) + " }");
        all.add("H.times(3000, function(i) return " + first + " end)");
        for (String each : items.subList(1, items.size())) all.add("{ " + first + ", " + each + " }");
        all.addAll(List.of("{}", "H.wide", "H.loop", "H.pairs", "H.texts"));
        return all;
    }

    private List<String> ofNamed(TypeDoc.NamedType named, int depth) {
        if (NAMED.containsKey(named.name()))
            return Stream.concat(NAMED.get(named.name()).stream(), odd(named.type()).stream())
                    .toList();
        AliasDoc alias = api.alias(named.name()).orElse(null);
        if (alias != null) return of(alias.type(), depth);
        ClassDoc type = api.find(named.name()).orElse(null);
        if (type != null && !type.fields().isEmpty()) return ofClass(type, depth);
        List<String> all = new ArrayList<>();
        for (FunctionDoc maker : makers(named.name())) all.add(call(maker, depth));
        all.addAll(odd(named.type()));
        return all;
    }

    private static List<String> odd(LuaType type) {
        return switch (type) {
            case STRING -> STRINGS;
            case NUMBER, INTEGER -> NUMBERS;
            default -> TABLES;
        };
    }

    /** Tables with each field of a class in turn. */
    private List<String> ofClass(ClassDoc type, int depth) {
        String needed = needed(type, depth);
        List<String> all = new ArrayList<>();
        all.add("{ " + needed + " }");
        if (depth < DEEPEST)
            for (FieldDoc field : type.fields())
                for (String value : of(field.type(), depth + 1))
                    all.add("{ " + needed + (needed.isEmpty() ? "" : ", ") + field.name() + " = " + value + " }");
        all.addAll(TABLES);
        return all;
    }

    private String needed(ClassDoc type, int depth) {
        if (FIELDS.containsKey(type.name())) return FIELDS.get(type.name());
        return String.join(
                ", ",
                type.fields().stream()
                        .filter(field ->
                                !field.optional() && field.defaultValue().isEmpty())
                        .map(field -> field.name() + " = "
                                + of(field.type(), Math.max(depth + 1, DEEPEST)).get(0))
                        .toList());
    }

    /** The functions that return an object of a type. */
    private List<FunctionDoc> makers(String type) {
        return api.modules().stream()
                .filter(module -> !module.isMethods())
                .flatMap(module -> module.functions().stream())
                .filter(function -> !function.signature().results().isEmpty()
                        && function.signature().results().get(0).type() instanceof TypeDoc.NamedType result
                        && result.name().equals(type))
                .limit(2)
                .toList();
    }

    private String call(FunctionDoc maker, int depth) {
        ModuleDoc module = api.modules().stream()
                .filter(each -> each.functions().contains(maker))
                .findFirst()
                .orElseThrow();
        return module.prefix(maker.signature()) + maker.signature().name() + "(" + firsts(maker.signature(), depth)
                + ")";
    }

    private String firsts(Signature signature, int depth) {
        return String.join(
                ", ",
                signature.parameters().stream()
                        .filter(parameter -> !parameter.optional())
                        .map(parameter -> of(parameter.type(), depth + 1).get(0))
                        .toList());
    }
}
