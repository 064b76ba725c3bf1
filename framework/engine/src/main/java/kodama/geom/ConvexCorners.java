package kodama.geom;

import kodama.base.Checks;

/** Refuses corners that make no convex polygon, and says which of them is to blame. */
final class ConvexCorners {
    private static final int LEAST = 3;

    /** More corners are rounder than anyone sees, and cost as much as they are. */
    private static final int MOST = 32;

    private final double[] places;
    private final int count;

    private ConvexCorners(double[] places) {
        this.places = places;
        this.count = places.length / 2;
    }

    /** Checks x and y of one corner after the other; they may go around either way. */
    static void check(double... places) {
        if (places.length % 2 != 0)
            throw new IllegalArgumentException(
                    "a polygon must have x and y of each corner but had " + places.length + " numbers");
        Checks.between("corners of a polygon", places.length / 2, LEAST, MOST);
        for (double place : places) Checks.finite("a corner of a polygon", place);
        new ConvexCorners(places).check();
    }

    private void check() {
        double way = 0;
        for (int i = 0; i < count; i++) {
            if (stepX(i) == 0 && stepY(i) == 0)
                throw refused("corner " + number(i + 1) + " stands where corner " + (i + 1) + " does");
            double turn = stepX(i) * stepY(i + 1) - stepY(i) * stepX(i + 1);
            if (turn * way < 0) throw refused("at corner " + number(i + 1) + " it turns the other way");
            if (turn != 0) way = turn;
        }
        if (way == 0) throw refused("its corners stand on one line");
        if (turnsBack() > 2) throw refused("its edges cross");
    }

    /** How often the way around turns between going right and going left: twice if it goes around once. */
    private int turnsBack() {
        int changes = 0;
        double before = 0;
        for (int i = 0; i <= 2 * count; i++) {
            double step = stepX(i);
            if (step * before < 0 && i > count) changes++;
            if (step != 0) before = step;
        }
        return changes;
    }

    private double stepX(int corner) {
        return places[2 * ((corner + 1) % count)] - places[2 * (corner % count)];
    }

    private double stepY(int corner) {
        return places[2 * ((corner + 1) % count) + 1] - places[2 * (corner % count) + 1];
    }

    /** As people count. */
    private int number(int corner) {
        return corner % count + 1;
    }

    private static IllegalArgumentException refused(String why) {
        return new IllegalArgumentException("a polygon must be convex, but " + why);
    }
}
