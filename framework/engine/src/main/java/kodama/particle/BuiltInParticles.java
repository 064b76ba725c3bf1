package kodama.particle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import kodama.draw.BlendMode;
import kodama.draw.Image;

/** The particles that are ready to use, by name. Each consists of one or more kinds, which are emitted together. */
public final class BuiltInParticles {
    private final Map<String, List<ParticleKind>> all = all();

    /** Creates the kinds; their pictures are prepared when they are first shown. */
    public BuiltInParticles() {}

    /** Returns the names, in the order of the reference. */
    public List<String> names() {
        return List.copyOf(all.keySet());
    }

    /**
     * Returns the kinds of a name.
     *
     * @throws NullPointerException if there is no such name
     */
    public List<ParticleKind> named(String name) {
        return Objects.requireNonNull(all.get(name), name);
    }

    private static Map<String, List<ParticleKind>> all() {
        Map<String, List<ParticleKind>> all = new LinkedHashMap<>();
        all.put("explosion", List.of(blast(), fire(), fragments()));
        all.put("smoke", List.of(smoke()));
        all.put("sparks", List.of(sparks()));
        all.put("dust", List.of(dust()));
        all.put("splash", List.of(splash()));
        all.put("embers", List.of(embers()));
        all.put("snow", List.of(snow()));
        all.put("rain", List.of(rain()));
        all.put("trail", List.of(trail()));
        all.put("shards", List.of(shards()));
        all.put("ring", List.of(ring()));
        all.put("glow", List.of(glow()));
        return all;
    }

    private static ParticleKind blast() {
        return ParticleKind.of(ParticleShapes.light(48))
                .count(1)
                .rate(0.05)
                .life(Range.of(12))
                .speed(Range.of(0))
                .sizes(0.5, 1.2, 1)
                .alphas(1, 0.6, 0)
                .colors(0xFFF0C0, 0xFF9040)
                .blend(BlendMode.ADD)
                .build();
    }

    private static ParticleKind fire() {
        return ParticleKind.of(ParticleShapes.puff(14))
                .count(18)
                .rate(0.8)
                .life(new Range(18, 40))
                .speed(new Range(0.2, 1.8))
                .drag(0.06)
                .gravity(-0.012)
                .area(Area.DISC, 10, 10)
                .sizes(0.5, 1.1, 0.9, 0.2)
                .colors(0xFFFFD0, 0xFFD040, 0xFF7818, 0xC03010, 0x503030, 0x383038)
                .build();
    }

    private static ParticleKind fragments() {
        return ParticleKind.of(ParticleShapes.streak(6, 1))
                .count(14)
                .rate(0.5)
                .life(new Range(14, 34))
                .speed(new Range(1.5, 4))
                .drag(0.05)
                .gravity(0.05)
                .aligned(true)
                .alphas(1, 1, 0)
                .colors(0xFFFFFF, 0xFFE060, 0xFF8020)
                .blend(BlendMode.ADD)
                .build();
    }

    private static ParticleKind smoke() {
        return ParticleKind.of(ParticleShapes.puff(14))
                .count(12)
                .rate(0.4)
                .life(new Range(40, 80))
                .speed(new Range(0.2, 0.7))
                .direction(-90, 50)
                .drag(0.01)
                .gravity(-0.004)
                .area(Area.DISC, 8, 8)
                .sizes(0.4, 0.9, 1.3, 1.5)
                .alphas(0.75, 0.6, 0.35, 0)
                .colors(0xD8D8E0, 0x9898A8, 0x686878)
                .build();
    }

    private static ParticleKind sparks() {
        return ParticleKind.of(ParticleShapes.streak(7, 1))
                .count(16)
                .rate(1)
                .life(new Range(10, 26))
                .speed(new Range(1.5, 4.5))
                .drag(0.04)
                .gravity(0.12)
                .aligned(true)
                .alphas(1, 1, 0)
                .colors(0xFFFFFF, 0xFFF0A0, 0xFFA030, 0xC04010)
                .blend(BlendMode.ADD)
                .build();
    }

    private static ParticleKind dust() {
        return ParticleKind.of(ParticleShapes.puff(8))
                .count(8)
                .rate(0.3)
                .life(new Range(16, 32))
                .speed(new Range(0.3, 1.1))
                .direction(-90, 150)
                .drag(0.08)
                .gravity(-0.01)
                .area(Area.BOX, 12, 2)
                .sizes(0.5, 1, 1.2)
                .alphas(0.8, 0.5, 0)
                .colors(0xE0D0B0, 0xB0A088)
                .build();
    }

    private static ParticleKind splash() {
        return ParticleKind.of(ParticleShapes.drawn("drop", "####+", "#####", "####+"))
                .count(22)
                .rate(1)
                .life(new Range(20, 40))
                .speed(new Range(1, 3.4))
                .direction(-90, 80)
                .gravity(0.14)
                .aligned(true)
                .area(Area.BOX, 10, 0)
                .sizes(1, 0.8, 0.4)
                .alphas(1, 0.9, 0.5)
                .colors(0xFFFFFF, 0x90D0FF, 0x4088E0)
                .build();
    }

    private static ParticleKind embers() {
        return ParticleKind.of(ParticleShapes.dot(3))
                .count(14)
                .rate(0.4)
                .life(new Range(50, 110))
                .speed(new Range(0.3, 1))
                .direction(-90, 60)
                .drag(0.01)
                .wind(0.004)
                .gravity(-0.006)
                .area(Area.BOX, 24, 4)
                .sizes(1, 1, 0.5)
                .alphas(0, 1, 1, 0.5, 0)
                .colors(0xFFF0A0, 0xFFA030, 0xE04010, 0x802010)
                .blend(BlendMode.ADD)
                .build();
    }

    private static ParticleKind snow() {
        Image small = ParticleShapes.drawn("snow.small", "#");
        Image middle = ParticleShapes.drawn("snow.middle", "##", "##");
        Image large = ParticleShapes.drawn("snow.large", ".#.", "###", ".#.");
        return ParticleKind.of(small)
                .frames(List.of(small, middle, large), true)
                .count(60)
                .rate(0.6)
                .life(new Range(300, 500))
                .speed(new Range(0.4, 1))
                .direction(90, 40)
                .area(Area.BOX, 400, 0)
                .alphas(0.9, 0.9, 0.9, 0)
                .colors(0xFFFFFF, 0xE8F0FF)
                .build();
    }

    private static ParticleKind rain() {
        return ParticleKind.of(ParticleShapes.streak(9, 1))
                .count(60)
                .rate(3)
                .life(new Range(50, 70))
                .speed(new Range(5, 7))
                .direction(100, 2)
                .area(Area.BOX, 480, 0)
                .aligned(true)
                .alphas(0.7)
                .colors(0xA0C0F0)
                .build();
    }

    private static ParticleKind trail() {
        return ParticleKind.of(ParticleShapes.dot(6))
                .count(6)
                .rate(1.5)
                .life(new Range(14, 22))
                .speed(new Range(0, 0.3))
                .area(Area.DISC, 3, 3)
                .sizes(1, 0.7, 0.3)
                .alphas(0.9, 0.6, 0)
                .colors(0xFFFFFF, 0x80D0FF, 0x3060E0)
                .blend(BlendMode.ADD)
                .build();
    }

    private static ParticleKind shards() {
        Image sharp = ParticleShapes.drawn("shard.sharp", "##....", "####..", "+#####", "+++...");
        Image square = ParticleShapes.drawn("shard.square", "###", "###", "+++");
        Image flat = ParticleShapes.drawn("shard.flat", "#####", "+++++");
        return ParticleKind.of(sharp)
                .frames(List.of(sharp, square, flat), true)
                .count(14)
                .rate(0.5)
                .life(new Range(30, 55))
                .speed(new Range(1, 3))
                .drag(0.01)
                .gravity(0.12)
                .rotation(new Range(0, 360))
                .spin(new Range(-14, 14))
                .sizes(1, 1, 0.8)
                .colors(0xFFFFFF, 0xB0B8C8)
                .build();
    }

    /** The growing circle is painted in each size, because an enlarged one would be rough. */
    private static ParticleKind ring() {
        List<Image> rings = new ArrayList<>();
        for (int side = 10; side <= 76; side += 6) rings.add(ParticleShapes.ring(side));
        return ParticleKind.of(rings.get(0))
                .frames(rings, false)
                .count(1)
                .rate(0.05)
                .life(Range.of(24))
                .speed(Range.of(0))
                .alphas(1, 0.9, 0.5, 0)
                .colors(0xFFFFFF, 0x90D0FF)
                .blend(BlendMode.ADD)
                .build();
    }

    private static ParticleKind glow() {
        return ParticleKind.of(ParticleShapes.light(24))
                .count(6)
                .rate(0.15)
                .life(new Range(40, 70))
                .speed(new Range(0, 0.3))
                .area(Area.DISC, 20, 20)
                .sizes(0.5, 1, 0.6)
                .alphas(0, 0.8, 0)
                .colors(0xFFF0B0, 0xFFC860)
                .blend(BlendMode.ADD)
                .build();
    }
}
