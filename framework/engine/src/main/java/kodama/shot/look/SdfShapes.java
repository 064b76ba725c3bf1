package kodama.shot.look;

import kodama.geom.Aim;

/** Basic shapes, centered unless given by corners. Sizes are in pixels. */
final class SdfShapes {
    private SdfShapes() {}

    static SdfShape disc(double radius) {
        return (x, y) -> Math.sqrt(x * x + y * y) - radius;
    }

    /** Returns an ellipse. Its distances are approximate, but good enough for a rim of a few pixels. */
    static SdfShape ellipse(double radiusX, double radiusY) {
        return (x, y) -> {
            double far = length(x / radiusX, y / radiusY);
            double slope = length(x / (radiusX * radiusX), y / (radiusY * radiusY));
            return slope == 0 ? -Math.min(radiusX, radiusY) : far * (far - 1) / slope;
        };
    }

    static SdfShape box(double halfWidth, double halfHeight) {
        return (x, y) -> {
            double right = Math.abs(x) - halfWidth;
            double down = Math.abs(y) - halfHeight;
            return length(Math.max(right, 0), Math.max(down, 0)) + Math.min(Math.max(right, down), 0);
        };
    }

    /** Returns everything to the right of a column. */
    static SdfShape rightOf(double column) {
        return (x, y) -> column - x;
    }

    /** Returns everything below a row. */
    static SdfShape below(double row) {
        return (x, y) -> row - y;
    }

    /** Returns everything above a row. */
    static SdfShape above(double row) {
        return (x, y) -> y - row;
    }

    /** Returns a line with round caps. */
    static SdfShape line(double x1, double y1, double x2, double y2, double radius) {
        double wayX = x2 - x1;
        double wayY = y2 - y1;
        double square = wayX * wayX + wayY * wayY;
        return (x, y) -> {
            double part = within((x - x1) * wayX + (y - y1) * wayY, square);
            return length(x - x1 - part * wayX, y - y1 - part * wayY) - radius;
        };
    }

    private static double within(double way, double square) {
        return Math.max(0, Math.min(1, way / square));
    }

    /** Returns a lens: two arcs that meet at points on the left and right, like a leaf. */
    static SdfShape lens(double halfWidth, double halfHeight) {
        double radius = (halfWidth * halfWidth + halfHeight * halfHeight) / (2 * halfHeight);
        return disc(radius).moved(0, radius - halfHeight).and(disc(radius).moved(0, halfHeight - radius));
    }

    /** Returns a star that points up, or a regular polygon with twice as many corners if both radii fit. */
    static SdfShape starOf(int points, double outer, double inner) {
        double[] corners = new double[4 * points];
        for (int i = 0; i < 2 * points; i++) {
            double radius = i % 2 == 0 ? outer : inner;
            corners[2 * i] = Aim.stepX(i * 180.0 / points - 90) * radius;
            corners[2 * i + 1] = Aim.stepY(i * 180.0 / points - 90) * radius;
        }
        return polygon(corners);
    }

    /** Returns a polygon without self-intersections, from the x and y of its corners in order. */
    static SdfShape polygon(double... corners) {
        return (x, y) -> {
            double nearest = Double.MAX_VALUE;
            boolean inside = false;
            int before = corners.length - 2;
            for (int at = 0; at < corners.length; before = at, at += 2) {
                double wayX = corners[before] - corners[at];
                double wayY = corners[before + 1] - corners[at + 1];
                double toX = x - corners[at];
                double toY = y - corners[at + 1];
                double part = within(toX * wayX + toY * wayY, wayX * wayX + wayY * wayY);
                nearest = Math.min(nearest, length(toX - part * wayX, toY - part * wayY));
                boolean crosses = corners[at + 1] > y != corners[before + 1] > y;
                if (crosses && toX < toY * wayX / wayY) inside = !inside;
            }
            return inside ? -nearest : nearest;
        };
    }

    private static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }
}
