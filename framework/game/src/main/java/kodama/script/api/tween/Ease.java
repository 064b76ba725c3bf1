package kodama.script.api.tween;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import kodama.base.Spelling;
import kodama.geom.Aim;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.TypeDoc;

/**
 * An easing function: maps elapsed time to progress, both from 0 to 1, and returns exactly 0 and 1 at the ends. {@code
 * back} and {@code elastic} overshoot in between.
 *
 * @see <a href="https://easings.net">Easing functions, after Robert Penner</a>
 */
public enum Ease {
    LINEAR(time -> time),
    EASE_IN(time -> time * time),
    EASE_OUT(time -> time * (2 - time)),
    EASE_IN_OUT(time -> time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)),
    QUAD_IN(EASE_IN.curve),
    QUAD_OUT(EASE_OUT.curve),
    QUAD_IN_OUT(EASE_IN_OUT.curve),
    CUBIC_IN(Ease::cubic),
    CUBIC_OUT(out(Ease::cubic)),
    CUBIC_IN_OUT(both(Ease::cubic)),
    QUART_IN(Ease::quart),
    QUART_OUT(out(Ease::quart)),
    QUART_IN_OUT(both(Ease::quart)),
    QUINT_IN(Ease::quint),
    QUINT_OUT(out(Ease::quint)),
    QUINT_IN_OUT(both(Ease::quint)),
    SINE_IN(Ease::sine),
    SINE_OUT(out(Ease::sine)),
    SINE_IN_OUT(both(Ease::sine)),
    EXPO_IN(Ease::expo),
    EXPO_OUT(out(Ease::expo)),
    EXPO_IN_OUT(both(Ease::expo)),
    CIRC_IN(Ease::circ),
    CIRC_OUT(out(Ease::circ)),
    CIRC_IN_OUT(both(Ease::circ)),
    BACK_IN(Ease::back),
    BACK_OUT(out(Ease::back)),
    BACK_IN_OUT(both(Ease::back)),
    ELASTIC_IN(Ease::elastic),
    ELASTIC_OUT(out(Ease::elastic)),
    ELASTIC_IN_OUT(both(Ease::elastic)),
    BOUNCE_IN(out(Ease::bounce)),
    BOUNCE_OUT(Ease::bounce),
    BOUNCE_IN_OUT(both(out(Ease::bounce)));

    /** Penner's constant for an overshoot of a tenth of the distance. */
    private static final double SWING = 1.70158;

    private static final List<String> WORDS =
            Arrays.stream(values()).map(Ease::word).toList();

    private final DoubleUnaryOperator curve;

    Ease(DoubleUnaryOperator curve) {
        this.curve = curve;
    }

    /**
     * Returns the easing function of a name.
     *
     * @param function name of the calling function, for messages
     * @throws LuaException if there is none; the message has a guess
     */
    public static Ease named(String name, String function) {
        for (Ease ease : values()) if (ease.word().equals(name)) return ease;
        throw new LuaException(function + ": there is no ease '" + name + "'" + Spelling.hintWithList(name, WORDS));
    }

    /** Describes the names for the reference. */
    public static AliasDoc described() {
        List<TypeDoc> words =
                WORDS.stream().map(word -> (TypeDoc) new TypeDoc.Literal(word)).toList();
        return new AliasDoc(
                "Ease",
                new TypeDoc.Union(words),
                "Easing of a movement or a tween: even, slow at the start (\"in\"), slow at the end (\"out\"),"
                        + " overshooting (\"back\"), swinging like a spring (\"elastic\") or bouncing like"
                        + " a ball (\"bounce\"). \"ease_in\" is the same as \"quad_in\".");
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the progress at a time.
     *
     * @param time elapsed part of the duration, from 0 to 1
     * @return exactly 0 and 1 at the ends
     */
    public double at(double time) {
        return time == 0 || time == 1 ? time : curve.applyAsDouble(time);
    }

    private static DoubleUnaryOperator out(DoubleUnaryOperator in) {
        return time -> 1 - in.applyAsDouble(1 - time);
    }

    private static DoubleUnaryOperator both(DoubleUnaryOperator in) {
        return time -> time < 0.5 ? in.applyAsDouble(2 * time) / 2 : 1 - in.applyAsDouble(2 - 2 * time) / 2;
    }

    private static double cubic(double time) {
        return time * time * time;
    }

    private static double quart(double time) {
        return time * time * (time * time);
    }

    private static double quint(double time) {
        return time * time * (time * time) * time;
    }

    /** Doubles with each tenth of the time, shifted so that it starts at 0. */
    private static double expo(double time) {
        return (StrictMath.pow(2, 10 * time) - 1) / 1023;
    }

    private static double circ(double time) {
        return 1 - Math.sqrt(1 - time * time);
    }

    private static double sine(double time) {
        return 1 - Aim.stepX(90 * time);
    }

    private static double back(double time) {
        return time * time * ((SWING + 1) * time - SWING);
    }

    /**
     * Three swings, each ten times as large as the one before. Uses StrictMath, because the result must be the same on
     * every machine.
     */
    private static double elastic(double time) {
        return -StrictMath.pow(2, 10 * time - 10) * Aim.stepY((10 * time - 10.75) * 120);
    }

    /** Four parabolas that touch the target: a falling ball. */
    private static double bounce(double time) {
        if (time < 1 / 2.75) return 7.5625 * time * time;
        if (time < 2 / 2.75) return hop(time - 1.5 / 2.75, 0.75);
        if (time < 2.5 / 2.75) return hop(time - 2.25 / 2.75, 0.9375);
        return hop(time - 2.625 / 2.75, 0.984375);
    }

    private static double hop(double fromTop, double top) {
        return 7.5625 * fromTop * fromTop + top;
    }
}
