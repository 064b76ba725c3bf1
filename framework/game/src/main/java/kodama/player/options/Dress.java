package kodama.player.options;

import java.util.Map;
import kodama.option.Look;

/** Colors of the screens; what a look does not name is as in every game. */
record Dress(int ground, int band, int ink, int dim, int title, int cursor) {
    static final Dress PLAIN = new Dress(0xF8101428, 0xFF2C3A6B, 0xFFFFFFFF, 0xFF98A4C8, 0xFFFFE070, 0xFFFFE070);

    static Dress of(Look look) {
        Map<String, Integer> colors = look.colors();
        return new Dress(
                colors.getOrDefault("ground", PLAIN.ground),
                colors.getOrDefault("band", PLAIN.band),
                colors.getOrDefault("ink", PLAIN.ink),
                colors.getOrDefault("dim", PLAIN.dim),
                colors.getOrDefault("title", PLAIN.title),
                colors.getOrDefault("cursor", PLAIN.cursor));
    }
}
