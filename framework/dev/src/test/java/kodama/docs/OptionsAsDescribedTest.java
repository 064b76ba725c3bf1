package kodama.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import kodama.SourceTree;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.TypeDoc;
import kodama.script.InGame;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import org.junit.jupiter.api.Test;

/** Options behave as described: every option of every function that takes options. */
class OptionsAsDescribedTest extends InGame {
    /** How a script has a table {@code o} of a class read, after the fields that it must have. */
    private static final Map<String, String> CALLS = new TreeMap<>(Map.ofEntries(
            Map.entry("FireOptions", "x = 1, y = 1 | shot.fire(o)"),
            Map.entry("FanOptions", "x = 1, y = 1 | shot.fan(o)"),
            Map.entry("RingOptions", "x = 1, y = 1 | shot.ring(o)"),
            Map.entry("FanPattern", "| shot.fire { x = 1, y = 1, aim = { x = 1, y = 1 }, pattern = pattern.fan(o) }"),
            Map.entry("LinePattern", "| shot.fire { x = 1, y = 1, aim = { x = 1, y = 1 }, pattern = pattern.line(o) }"),
            Map.entry("WallPattern", "| shot.fire { x = 1, y = 1, aim = { x = 1, y = 1 }, pattern = pattern.wall(o) }"),
            Map.entry(
                    "PolygonPattern",
                    "| shot.fire { x = 1, y = 1, aim = { x = 1, y = 1 }, pattern = pattern.polygon(o) }"),
            Map.entry("RosePattern", "| shot.fire { x = 1, y = 1, aim = { x = 1, y = 1 }, pattern = pattern.rose(o) }"),
            Map.entry(
                    "FigurePattern",
                    "points = { { 0, 1 } } | shot.fire { x = 1, y = 1, aim = { x = 1, y = 1 }, pattern = pattern.figure(o) }"),
            Map.entry(
                    "ScatterPattern",
                    "| shot.fire { x = 1, y = 1, aim = { x = 1, y = 1 }, pattern = pattern.scatter(o) }"),
            Map.entry(
                    "TogetherPattern",
                    "of = { pattern.one() } | shot.fire { x = 1, y = 1, aim = { x = 1, y = 1 }, pattern = pattern.together(o) }"),
            Map.entry("SpriteLook", "| draw.sprite('p', 1, 1, o)"),
            Map.entry("ShapeLook", "| draw.disc(1, 1, 1, 1, o)"),
            Map.entry("LineLook", "| draw.line(1, 1, 1, 1, 1, o)"),
            Map.entry("RectLook", "| draw.rect(1, 1, 1, 1, 1, o)"),
            Map.entry("EllipseLook", "| draw.ellipse(1, 1, 1, 1, 1, o)"),
            Map.entry("FrameLook", "| draw.frame(1, 1, 1, 1, 1, o)"),
            Map.entry("PolylineLook", "| draw.polyline({ 1, 1, 2, 2 }, 1, o)"),
            Map.entry("GradientOptions", "| draw.gradient({ 1, 2 }, o)"),
            Map.entry("PatchLook", "| draw.nine_patch('p', 1, 1, 1, 1, 0, o)"),
            Map.entry("TileLook", "| draw.tiled('p', 1, 1, 1, 1, o)"),
            Map.entry("BurstOptions", "| particle.burst('smoke', 1, 1, o)"),
            Map.entry("EmitterOptions", "x = 1, y = 1 | particle.emit('smoke', o)"),
            Map.entry("ParticleOptions", "| particle.define('own', o)"),
            Map.entry("StripLook", "| draw.strip('p', { 1, 1, 9, 9 }, o)"),
            Map.entry("TextLook", "| draw.text('a', 1, 1, o)"),
            Map.entry("FontCut", "image = 'p' | draw.font('f', o)"),
            Map.entry("PlayOptions", "| sound.play('s', o)"),
            Map.entry("MusicOptions", "| sound.music('s', o)"),
            Map.entry("GroupOptions", "| sound.group('effects', o)"),
            Map.entry("SfxFields", "| sfx(o)"),
            Map.entry("PathOptions", "grid = { '..' }, from = { 1, 1 }, to = { 2, 1 } | job.path(o)"),
            Map.entry("JobOptions", "| job.run('nope', nil, o)"),
            Map.entry("OptionsLook", "| options.open(o)"),
            Map.entry("LookColors", "| options.open { colors = o }"),
            Map.entry("LookSounds", "| options.open { sounds = o }"),
            Map.entry("OwnOption", "name = 'own' .. #known | known[#known + 1] = true options.add(o)"),
            Map.entry("FirstScene", "| game.reset(o)"),
            Map.entry("DataOptions", "| data.read('d.csv', o)"),
            Map.entry("TuneOptions", "| tune('t' .. #known, o.choices and 'a' or 1, o) known[#known + 1] = true")));

    /** Fields that accept any value, because only its truth counts. */
    private static final Set<String> ANYTHING_GOES =
            Set.of("SpriteLook.flip_x", "SpriteLook.flip_y", "TextLook.smooth", "TextLook.fallback", "TextLook.plain");

    /** Sample values for fields whose type is not enough. */
    private static final Map<String, String> SAMPLES = Map.ofEntries(
            Map.entry("from", "{ 1, 1, x = 1, y = 1 }"),
            Map.entry("to", "{ 2, 1 }"),
            Map.entry("aim", "{ x = 1, y = 1 }"),
            Map.entry("of", "{ pattern.one() }"),
            Map.entry("attach", "{ x = 1, y = 1 }"),
            Map.entry("homing", "{ x = 1, y = 1 }"),
            Map.entry("orbit", "{ around = { x = 1, y = 1 } }"),
            Map.entry("field", "{ x = 1, y = 1, width = 9, height = 9 }"),
            Map.entry("pattern", "pattern.one()"),
            Map.entry("points", "{ { 0, 1 } }"),
            Map.entry("sprite", "'p'"),
            Map.entry("image", "'p'"),
            Map.entry("picture", "'p'"),
            Map.entry("font", "'kodama12'"),
            Map.entry("base", "'smoke'"),
            Map.entry("stops", "{ 0, 1 }"),
            Map.entry("separator", "';'"),
            Map.entry("choices", "{ 'a', 'b' }"),
            Map.entry("walls", "map.load 'm'"),
            Map.entry("map", "nil"), // instead of the grid
            Map.entry("grid", "{ '..' }"));

    private static final String MAP = "<map orientation='orthogonal' width='1' height='1' tilewidth='8' tileheight='8'>"
            + "<layer name='a' width='1' height='1'><data encoding='csv'>0</data></layer></map>";

    private final LuaApi api = LuaApi.ofFramework();

    private Stream<ClassDoc> classes() {
        return CALLS.keySet().stream().map(name -> api.find(name).orElseThrow());
    }

    /** Runs a call for each option and returns the errors by {@code Class.field}; empty if there was none. */
    private Map<String, String> outcomes(Map<String, String> values) {
        game.picture("p").file("d.csv", "a\n1\n").file("m.tmx", MAP).file("sounds/s.mml", "c");
        StringBuilder scene = new StringBuilder("local known = {}\n");
        values.forEach((option, value) -> {
            String[] parts = option.split("\\.");
            String[] call = CALLS.get(parts[0]).split("\\|", 2);
            scene.append(
                    "do local o = { %s } o.%s = %s local ok, why = pcall(function() %s end) print('%s', ok or why) end\n"
                            .formatted(call[0].strip(), parts[1], value, call[1].strip(), option));
        });
        Map<String, String> outcomes = new TreeMap<>();
        for (String line : log(1, scene.toString())) {
            String[] parts = line.split("\t", 2);
            if (values.containsKey(parts[0])) outcomes.put(parts[0], parts[1].equals("true") ? "" : parts[1]);
        }
        assertEquals(values.keySet(), outcomes.keySet());
        return outcomes;
    }

    private static String sample(FieldDoc field) {
        if (SAMPLES.containsKey(field.name())) return SAMPLES.get(field.name());
        TypeDoc type = field.type().all().findFirst().orElseThrow();
        TypeDoc first = type instanceof TypeDoc.Union choice ? choice.either().get(0) : type;
        if (first instanceof TypeDoc.Literal word) return "'" + word.word() + "'";
        return switch (field.type().kinds().get(0)) {
            case NUMBER, INTEGER ->
                field.bounds().replaceAll("at least | to .*", "").isEmpty()
                        ? "1"
                        : field.bounds().replaceAll("at least | to .*", "");
            case STRING -> "'x'";
            case BOOLEAN, ANY -> "true";
            case TABLE -> "{}";
            case FUNCTION -> "print";
            case USERDATA -> throw new AssertionError(field.name());
        };
    }

    @Test
    void describedOptionsAreAccepted() {
        Map<String, String> values = new TreeMap<>();
        classes().forEach(type -> type.fields()
                .forEach(field -> values.put(type.name() + "." + field.name(), sample(field))));
        outcomes(values).forEach((option, why) -> {
            String name = option.replaceAll(".*\\.", "");
            assertTrue(!why.contains("unknown option") && !why.contains("'" + name + "' must be"), option + ": " + why);
        });
    }

    @Test
    void otherTypesAreRefused() {
        Map<String, String> values = new TreeMap<>();
        classes()
                .forEach(type -> type.fields().forEach(field -> values.put(type.name() + "." + field.name(), "print")));
        values.keySet().removeAll(ANYTHING_GOES);
        values.keySet().removeIf(name -> name.endsWith("Pattern.shape")); // set by the function
        values.keySet().removeIf(name -> name.matches(".*\\.on_(end|bounce|stick|tick)"));
        outcomes(values).forEach((option, why) -> assertTrue(!why.isEmpty(), option + " takes a function"));
    }

    @Test
    void valuesOutOfRangeAreRefused() {
        Map<String, String> values = new TreeMap<>();
        classes().forEach(type -> type.fields().stream()
                .filter(field -> field.bounds().contains(" to "))
                .forEach(field -> values.put(
                        type.name() + "." + field.name(), field.bounds().replaceAll(".* to ", "") + " + 1")));
        assertTrue(values.size() > 60, values.toString());
        outcomes(values).forEach((option, why) -> assertTrue(!why.isEmpty(), option + " takes " + values.get(option)));
    }

    @Test
    void gameLuaAcceptsTheDescribedTypesOnly() {
        for (ClassDoc type : GameConfig.classes())
            for (FieldDoc field : type.fields()) {
                String why = refusal(type, field, sample(field));
                assertTrue(!why.contains("unknown option"), type.name() + "." + field.name() + ": " + why);
                assertTrue(!refusal(type, field, "print").isEmpty(), type.name() + "." + field.name());
            }
    }

    private static String refusal(ClassDoc type, FieldDoc field, String value) {
        String table = "{ " + field.name() + " = " + value + " }";
        String text =
                switch (type.name()) {
                    case "TaskOptions" -> "{ tasks = " + table + " }";
                    case "Autorepeat" -> "{ autorepeat = " + table + " }";
                    case "PlayerKeys" -> "{ player_keys = " + table + " }";
                    default -> table;
                };
        try {
            GameConfig.read(("return " + text).getBytes(StandardCharsets.UTF_8));
            return "";
        } catch (GameConfigException | LuaException refused) {
            return String.valueOf(refused.getMessage());
        }
    }

    @Test
    void everyOptionClassIsDescribed() throws Exception {
        Set<String> lacking = new TreeSet<>();
        for (String name : classNames())
            for (Field field :
                    Class.forName(name, false, getClass().getClassLoader()).getDeclaredFields())
                if (Modifier.isStatic(field.getModifiers()) && field.getType() == OptionClass.class) {
                    field.setAccessible(true);
                    String option = ((OptionClass) field.get(null)).name();
                    if (api.find(option).isEmpty()) lacking.add(name + ": " + option);
                }
        assertEquals(Set.of(), lacking);
    }

    private static List<String> classNames() throws IOException {
        Path classes = SourceTree.classes("game");
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes.resolve("kodama/script"))) {
            files.filter(file -> file.toString().endsWith(".class") && !file.endsWith("package-info.class"))
                    .forEach(file -> names.add(classes.relativize(file)
                            .toString()
                            .replaceAll("\\.class$", "")
                            .replaceAll("[/\\\\]", ".")));
        }
        return names;
    }

    @Test
    void everyNameInATypeIsDescribed() {
        Set<String> lacking = new TreeSet<>();
        api.modules().forEach(module -> module.functions().forEach(function -> {
            function.signature().parameters().forEach(each -> lackingIn(each.type(), lacking));
            function.signature().results().forEach(each -> lackingIn(each.type(), lacking));
        }));
        api.modules().forEach(module -> {
            module.fields().forEach(field -> lackingIn(field.type(), lacking));
            module.classes().forEach(type -> type.fields().forEach(field -> lackingIn(field.type(), lacking)));
        });
        assertEquals(Set.of(), lacking);
    }

    /** An alias must have the kinds that calls are checked for. */
    private void lackingIn(TypeDoc type, Set<String> lacking) {
        type.all().forEach(each -> {
            if (!(each instanceof TypeDoc.NamedType named)) return;
            List<LuaType> kinds =
                    api.alias(named.name()).map(alias -> alias.type().kinds()).orElse(List.of(named.type()));
            boolean isThere = api.find(named.name()).isPresent()
                    || api.alias(named.name()).isPresent();
            if (!isThere || !kinds.equals(List.of(named.type()))) lacking.add(named.name());
        });
    }
}
