package kodama.script.api.particle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.particle.BuiltInParticles;
import kodama.particle.ParticleKind;
import kodama.script.api.LruCache;

/** The kinds of particles by name: the built-in ones, and those that scripts define; and other sizes and colors. */
final class ParticleKinds {
    /** Most kinds that scripts can define. */
    private static final int MAX_KINDS = 1_000;

    /** Steps of a scale factor of 1, so that few sizes are prepared. */
    private static final int SCALE_STEPS = 16;

    private static final int MAX_SCALE = 16;

    /** Pixels of prepared pictures that cost as much as an instruction. */
    private static final int PIXELS_PER_STEP = 4;

    private static final int COST_OF_KIND = 2_000;

    private record Variant(String name, int scale, List<Integer> colors) {}

    private final ParticleOptions reader;
    private final StepBudget effort;
    private final Map<String, List<ParticleKind>> kinds = new LinkedHashMap<>();
    private LruCache<Variant, List<ParticleKind>> variants = new LruCache<>();

    ParticleKinds(ParticleOptions reader, StepBudget effort) {
        this.reader = reader;
        this.effort = effort;
        BuiltInParticles builtIn = new BuiltInParticles();
        for (String name : builtIn.names()) kinds.put(name, builtIn.named(name));
    }

    List<String> names() {
        return List.copyOf(kinds.keySet());
    }

    /** Defines a kind, or replaces it for bursts and emitters that begin later. */
    void define(String name, Options options) {
        effort.spend(COST_OF_KIND);
        if (!kinds.containsKey(name) && kinds.size() >= MAX_KINDS)
            throw new LuaException("particle.define: there must be at most " + MAX_KINDS + " kinds of particles");
        Value base = options.value("base");
        List<ParticleKind> defaults = base.isNil() ? List.of() : named("particle.define", options.text("base"));
        List<ParticleKind> made = reader.read(options, defaults);
        charge(made);
        kinds.put(name, made);
        variants = new LruCache<>();
    }

    private void charge(List<ParticleKind> made) {
        for (ParticleKind kind : made) effort.spend(kind.pixels() / PIXELS_PER_STEP);
    }

    private List<ParticleKind> named(String function, String name) {
        List<ParticleKind> known = kinds.get(name);
        if (known != null) return known;
        throw new LuaException(function + ": there is no kind of particles '" + name + "'"
                + Spelling.hintWithList(name, kinds.keySet()));
    }

    /**
     * Returns a kind in the size and color of a call.
     *
     * @param options its {@code scale} and {@code color}
     */
    List<ParticleKind> get(String function, String name, Options options) {
        List<ParticleKind> plain = named(function, name);
        Value color = options.value("color");
        double scale = options.number("scale");
        if (scale == 1 && color.isNil()) return plain;
        int steps = Math.max(1, (int) (scale * SCALE_STEPS + 0.5));
        List<Integer> colors = new ArrayList<>();
        if (!color.isNil()) for (int each : ParticleOptions.colors(function, color)) colors.add(each);
        return variants.get(new Variant(name, steps, colors), variant -> vary(plain, variant));
    }

    private List<ParticleKind> vary(List<ParticleKind> plain, Variant variant) {
        effort.spend(COST_OF_KIND);
        List<ParticleKind> made = new ArrayList<>();
        for (ParticleKind kind : plain) {
            ParticleKind varied =
                    variant.scale == SCALE_STEPS ? kind : kind.scaled((double) variant.scale / SCALE_STEPS);
            made.add(variant.colors.isEmpty() ? varied : colored(varied, variant.colors));
        }
        charge(made);
        return made;
    }

    /** A single color becomes lighter at the beginning of the life and darker at the end. */
    private static ParticleKind colored(ParticleKind kind, List<Integer> colors) {
        int[] all = colors.stream().mapToInt(Integer::intValue).toArray();
        if (all.length == 1) all = new int[] {mixed(all[0], 0xFFFFFF, 3), all[0], mixed(all[0], 0, 2)};
        return kind.toBuilder().colors(all).build();
    }

    /** Mixes a color with {@code part} quarters of another one. */
    private static int mixed(int color, int other, int part) {
        int mixed = 0;
        for (int shift = 0; shift < 24; shift += 8)
            mixed |= ((color >> shift & 255) * (4 - part) + (other >> shift & 255) * part) / 4 << shift;
        return mixed;
    }

    static double maxScale() {
        return MAX_SCALE;
    }
}
