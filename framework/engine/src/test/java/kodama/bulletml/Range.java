package kodama.bulletml;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kodama.draw.Image;
import kodama.geom.Aim;
import kodama.geom.Bounds;
import kodama.hit.Targets;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import kodama.shot.look.ShotStyle;

/** A shooting range: a shooter at 0, 0, and a target 100 pixels to the right. */
final class Range {
    private static final Bounds FIELD = new Bounds(-10_000, -10_000, 10_000, 10_000);
    static final ShotSpec SPEC = ShotSpec.of(ShotStyle.upright(new Image("dot", 1, 1, new int[] {-1}), 2))
            .build();

    final Shots shots;
    final List<String> warnings = new ArrayList<>();
    final List<String> errors = new ArrayList<>();
    private final Targets targets = new Targets();
    private long tick;
    private final BarragePlayer play;
    private double x;
    private double y;
    boolean runs = true;
    double targetY;

    private Range(Barrage barrage, int capacity, double rank, List<Double> parameters, double scale, double turn) {
        shots = new Shots(capacity, (who, error) -> errors.add(who + ": " + error.getMessage()));
        // the random numbers cycle through 0, 0.25, 0.5, 0.75
        double[] chance = {-0.25};
        BarrageSettings setting = new BarrageSettings(
                barrage,
                rank,
                parameters,
                90,
                scale,
                turn,
                () -> chance[0] = (chance[0] + 0.25) % 1,
                (fromX, fromY) -> Aim.angle(fromX, fromY, 100, targetY));
        play = new BarragePlayer(
                setting, shots, SPEC, () -> shots.count() < capacity, new CommandBudget(() -> tick), warnings::add);
    }

    static Barrage barrage(String content) {
        String text = "<bulletml>\n" + content + "\n</bulletml>";
        return BulletmlReader.read("a.xml", text.getBytes(StandardCharsets.UTF_8));
    }

    /** A file with these contents, at a rank of 0.5. */
    static Range of(String content) {
        return of(content, 0.5);
    }

    static Range of(String content, double rank, Double... parameters) {
        return new Range(barrage(content), 10_000, rank, List.of(parameters), 1, 0);
    }

    static Range turned(String content, double scale, double turn) {
        return new Range(barrage(content), 10_000, 0.5, List.of(), scale, turn);
    }

    static Range small(String content, int capacity) {
        return new Range(barrage(content), capacity, 0.5, List.of(), 1, 0);
    }

    /** A file with this top action. */
    static Range top(String commands) {
        return of("<action label='top'>" + commands + "</action>");
    }

    Range run(int ticks) {
        for (int i = 0; i < ticks; i++) run();
        return this;
    }

    private void run() {
        tick++;
        if (runs) {
            runs = play.step(x, y);
            x += play.stepX();
            y += play.stepY();
        }
        targets.begin(FIELD);
        shots.update(FIELD, targets);
    }

    boolean hasVanished() {
        return play.hasVanished();
    }

    String source() {
        return place(x, y);
    }

    /** Positions of the shots, in the order of firing. */
    List<String> places() {
        List<String> places = new ArrayList<>();
        shots.forEachOutline((atX, atY, radius, stepX, stepY) -> places.add(place(atX, atY)));
        return places;
    }

    /** Direction, as in the file, and speed of each shot. */
    List<String> ways() {
        List<String> ways = new ArrayList<>();
        shots.forEachOutline((atX, atY, radius, stepX, stepY) -> {
            double direction = stepX == 0 && stepY == 0 ? 0 : (Aim.angle(0, 0, stepX, stepY) + 90 + 360) % 360;
            ways.add(place(direction, Math.sqrt(stepX * stepX + stepY * stepY)).replace(",", " at "));
        });
        return ways;
    }

    private static String place(double first, double second) {
        return rounded(first) + "," + rounded(second);
    }

    private static String rounded(double value) {
        String text = String.format(Locale.ROOT, "%.3f", value + 0.0);
        text = text.replaceAll("\\.?0+$", "");
        return text.equals("-0") ? "0" : text;
    }
}
