package kodama.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.map.TiledMap.MapObject;

/** Collision shapes of tiles as convex polygons, clockwise on screen: x and y of their corners in turn. */
final class Polygons {
    static final int MOST_CORNERS = 64;

    private static final int ELLIPSE = 16;
    private static final double[] NONE = {};

    private Polygons() {}

    /** Returns the corners of an object in its tile; none if it has no area. */
    static double[] outline(MapObject object) {
        double width = object.width();
        double height = object.height();
        double[] corners =
                switch (object.shape()) {
                    case RECTANGLE -> new double[] {0, 0, width, 0, width, height, 0, height};
                    case ELLIPSE, CAPSULE -> ellipse(width, height);
                    case POLYGON -> object.points().clone();
                    default -> NONE;
                };
        if (Math.abs(area(corners)) == 0) return NONE;
        double angle = StrictMath.toRadians(object.rotation());
        double cos = object.rotation() == 0 ? 1 : StrictMath.cos(angle);
        double sin = object.rotation() == 0 ? 0 : StrictMath.sin(angle);
        for (int i = 0; i < corners.length; i += 2) {
            double x = corners[i];
            double y = corners[i + 1];
            corners[i] = object.x() + x * cos - y * sin;
            corners[i + 1] = object.y() + x * sin + y * cos;
        }
        return corners;
    }

    private static double[] ellipse(double width, double height) {
        double[] corners = new double[2 * ELLIPSE];
        for (int i = 0; i < ELLIPSE; i++) {
            double angle = 2 * Math.PI * i / ELLIPSE;
            corners[2 * i] = width / 2 * (1 + StrictMath.cos(angle));
            corners[2 * i + 1] = height / 2 * (1 + StrictMath.sin(angle));
        }
        return corners;
    }

    /** Returns twice the area; positive if the corners go clockwise on screen. */
    private static double area(double[] corners) {
        double area = 0;
        for (int i = 0; i < corners.length; i += 2) {
            int next = (i + 2) % corners.length;
            area += corners[i] * corners[next + 1] - corners[next] * corners[i + 1];
        }
        return area;
    }

    /** Splits a polygon into convex ones. */
    static List<double[]> convex(double[] corners) {
        double[] turned = area(corners) < 0 ? reversed(corners) : corners;
        if (isConvex(turned)) return List.of(turned);
        return triangles(turned);
    }

    private static double[] reversed(double[] corners) {
        double[] reversed = new double[corners.length];
        for (int i = 0; i < corners.length; i += 2) {
            reversed[i] = corners[corners.length - 2 - i];
            reversed[i + 1] = corners[corners.length - 1 - i];
        }
        return reversed;
    }

    private static boolean isConvex(double[] corners) {
        int count = corners.length / 2;
        for (int i = 0; i < count; i++) if (side(corners, i, (i + 1) % count, (i + 2) % count) < 0) return false;
        return count <= 4 || windsOnce(corners);
    }

    /** Returns whether the corners go around once, so that a star is not taken for a convex polygon. */
    private static boolean windsOnce(double[] corners) {
        int turns = 0;
        int count = corners.length / 2;
        for (int i = 0; i < count; i++) {
            boolean wasDown = step(corners, i) > 0;
            if (wasDown != step(corners, (i + 1) % count) > 0) turns++;
        }
        return turns <= 2;
    }

    private static double step(double[] corners, int i) {
        return corners[(2 * i + 3) % corners.length] - corners[2 * i + 1];
    }

    /** Returns on which side of the line from a to b the corner c is; positive inside. */
    private static double side(double[] corners, int a, int b, int c) {
        double x = corners[2 * a];
        double y = corners[2 * a + 1];
        return (corners[2 * b] - x) * (corners[2 * c + 1] - y) - (corners[2 * b + 1] - y) * (corners[2 * c] - x);
    }

    /** Cuts off ears until a triangle is left; of a polygon that crosses itself, what can be cut off. */
    private static List<double[]> triangles(double[] corners) {
        List<double[]> triangles = new ArrayList<>();
        List<Integer> rest = new ArrayList<>();
        for (int i = 0; i < corners.length / 2; i++) rest.add(i);
        while (rest.size() >= 3) {
            int ear = ear(corners, rest);
            if (ear < 0) break;
            int size = rest.size();
            double[] cut =
                    triangle(corners, rest.get((ear + size - 1) % size), rest.get(ear), rest.get((ear + 1) % size));
            if (area(cut) > 0) triangles.add(cut);
            rest.remove(ear);
        }
        return triangles;
    }

    private static double[] triangle(double[] corners, int a, int b, int c) {
        return new double[] {
            corners[2 * a], corners[2 * a + 1], corners[2 * b], corners[2 * b + 1], corners[2 * c], corners[2 * c + 1]
        };
    }

    private static int ear(double[] corners, List<Integer> rest) {
        int size = rest.size();
        for (int i = 0; i < size; i++)
            if (isEar(corners, rest, rest.get((i + size - 1) % size), rest.get(i), rest.get((i + 1) % size))) return i;
        return -1;
    }

    private static boolean isEar(double[] corners, List<Integer> rest, int a, int b, int c) {
        if (side(corners, a, b, c) < 0) return false;
        for (int each : rest) {
            if (each == a || each == b || each == c) continue;
            boolean isInside =
                    side(corners, a, b, each) > 0 && side(corners, b, c, each) > 0 && side(corners, c, a, each) > 0;
            if (isInside) return false;
        }
        return true;
    }

    /** Returns the part of a convex polygon in a cell, relative to it; empty if there is none. */
    static double[] inCell(double[] convex, double x, double y, double width, double height) {
        double[] moved = convex.clone();
        for (int i = 0; i < moved.length; i += 2) {
            moved[i] -= x;
            moved[i + 1] -= y;
        }
        double[] cut = cut(cut(cut(cut(moved, 0, 0, 1), 0, width, -1), 1, 0, 1), 1, height, -1);
        return cut.length >= 6 && area(cut) > 1e-9 ? cut : NONE;
    }

    /** Keeps what is on one side of an upright or level line. */
    private static double[] cut(double[] corners, int axis, double line, int direction) {
        double[] kept = new double[2 * corners.length + 4];
        int count = 0;
        for (int i = 0; i < corners.length; i += 2) {
            int next = (i + 2) % corners.length;
            double from = (corners[i + axis] - line) * direction;
            double to = (corners[next + axis] - line) * direction;
            if (from >= 0) {
                kept[count++] = corners[i];
                kept[count++] = corners[i + 1];
            }
            if ((from < 0 && to > 0) || (from > 0 && to < 0)) {
                double part = from / (from - to);
                kept[count + axis] = line;
                kept[count + 1 - axis] =
                        corners[i + 1 - axis] + (corners[next + 1 - axis] - corners[i + 1 - axis]) * part;
                count += 2;
            }
        }
        return Arrays.copyOf(kept, count);
    }

    static double least(double[] corners, int axis) {
        double least = corners[axis];
        for (int i = axis; i < corners.length; i += 2) least = Math.min(least, corners[i]);
        return least;
    }

    static double most(double[] corners, int axis) {
        double most = corners[axis];
        for (int i = axis; i < corners.length; i += 2) most = Math.max(most, corners[i]);
        return most;
    }
}
