package kodama.draw;

/**
 * Adds surfaces, strips and sprites, seen through a {@link PerspectiveView}, to a draw list.
 *
 * <ol>
 *   <li>Places are converted to the space of the camera, in which x and y are multiplied by the focus: a place is at
 *       x/z, y/z on the screen.
 *   <li>A plane through the place P with the edges A and B is seen in direction d where z d = P + s A + t B. With the
 *       normal N = A x B it follows that 1/z = d N / P N, s/z = d (B x P) / P N and t/z = d (P x A) / P N, all linear
 *       over the screen and the same whatever is cut off.
 *   <li>The corners are cut at the near plane and projected.
 *   <li>A quadrilateral that is not a parallelogram is divided into four triangles around its center.
 * </ol>
 *
 * <p>All methods return the area of the bounding box on the screen, in pixels, which bounds the cost of drawing. Not
 * thread-safe.
 */
public final class PerspectivePainter {
    private static final double WHOLE = PerspectivePolygon.WHOLE;

    /** Deviation from a parallelogram that is ignored, relative to the edges. */
    private static final double TOLERANCE = 1e-9;

    /** Added to the distance of floors, which are behind everything else. */
    private static final double BEHIND = 1e12;

    private final PerspectivePolygon polygon = new PerspectivePolygon();

    /** Corners in the space of the camera, x, y and z of each. */
    private final double[] corners = new double[3 * 4];

    private final double[] triangle = new double[3 * 3];
    private final double[] center = new double[3];
    private final double[] edgeA = new double[3];
    private final double[] edgeB = new double[3];
    private final double[] cross = new double[3];
    private final double[] place = new double[3];

    // Texture coordinates of the corners, in pictures
    private final double[] u = new double[4];
    private final double[] v = new double[4];

    /** The polygon on the screen. */
    private final PerspectiveOutline outline = new PerspectiveOutline();

    // Of the current call
    private DrawList list = new DrawList();
    private PerspectiveView view = new PerspectiveView(1, 1);
    private PerspectiveLook look = new PerspectiveLook();
    private double distance;

    /** Creates a painter. */
    public PerspectivePainter() {}

    private void begin(DrawList list, PerspectiveView view, PerspectiveLook look) {
        this.list = list;
        this.view = view;
        this.look = look;
        int[] ints = polygon.ints;
        ints[PerspectivePolygon.BLEND] = look.blend.ordinal();
        ints[PerspectivePolygon.SOURCE] = look.sx << 16 | look.sy;
        ints[PerspectivePolygon.SIZE] = look.sw << 16 | look.sh;
        ints[PerspectivePolygon.TINT] = look.tint;
        ints[PerspectivePolygon.FILL] = look.fill;
        ints[PerspectivePolygon.ALPHA] = look.alpha;
        ints[PerspectivePolygon.FOG] = look.fogged ? view.fog : -1;
        ints[PerspectivePolygon.LEFT] = view.left;
        ints[PerspectivePolygon.TOP] = view.top;
        ints[PerspectivePolygon.RIGHT] = view.right;
        ints[PerspectivePolygon.BOTTOM] = view.bottom;
        polygon.nums[PerspectivePolygon.FOG_FROM] = view.fogFrom;
        polygon.nums[PerspectivePolygon.FOG_SCALE] = view.fogScale;
    }

    /**
     * Draws a picture on a surface with four corners: the top left one of the picture, then clockwise; or on a triangle
     * with the first three.
     *
     * @param places x, y and z of each corner
     * @param count 3 or 4
     */
    public double surface(DrawList list, PerspectiveView view, PerspectiveLook look, double[] places, int count) {
        begin(list, view, look);
        for (int i = 0; i < count; i++) view.place(places[3 * i], places[3 * i + 1], places[3 * i + 2], corners, 3 * i);
        double u0 = -look.offsetX / look.sw;
        double v0 = -look.offsetY / look.sh;
        texture(u0, u0 + look.repeatX, v0, v0 + look.repeatY);
        return count == 4 ? quadrilateral() : first(count);
    }

    /**
     * Draws a picture on the surface between two rails: its columns across, its rows along the rails, the last one at
     * their beginning.
     *
     * @param leftRail x, y and z of each point
     * @param rightRail x, y and z of each point
     * @param count number of points of each
     * @param period length after which the picture repeats, measured between the rails; 0 stretches it over all
     * @param offset distance by which the picture is moved backward
     */
    public double strip(
            DrawList list,
            PerspectiveView view,
            PerspectiveLook look,
            double[] leftRail,
            double[] rightRail,
            int count,
            double period,
            double offset) {
        begin(list, view, look);
        double perUnit = 1 / (period > 0 ? period : length(leftRail, rightRail, count));
        double u0 = -look.offsetX / look.sw;
        double along = offset;
        double area = 0;
        for (int i = 0; i + 1 < count; i++) {
            double next = along + step(leftRail, rightRail, i);
            corner(0, leftRail, i + 1);
            corner(1, rightRail, i + 1);
            corner(2, rightRail, i);
            corner(3, leftRail, i);
            // Whole pictures are removed, so that the numbers remain small
            double end = 1 - along * perUnit;
            double whole = Math.floor(end);
            texture(u0, u0 + look.repeatX, 1 - next * perUnit - whole, end - whole);
            area += quadrilateral();
            along = next;
        }
        return area;
    }

    private static double length(double[] leftRail, double[] rightRail, int count) {
        double sum = 0;
        for (int i = 0; i + 1 < count; i++) sum += step(leftRail, rightRail, i);
        return sum;
    }

    private static double step(double[] leftRail, double[] rightRail, int from) {
        double sum = 0;
        for (int i = 3 * from; i < 3 * from + 3; i++) {
            double change = (leftRail[i + 3] + rightRail[i + 3] - leftRail[i] - rightRail[i]) / 2;
            sum += change * change;
        }
        return Math.sqrt(sum);
    }

    private void corner(int number, double[] rail, int point) {
        view.place(rail[3 * point], rail[3 * point + 1], rail[3 * point + 2], corners, 3 * number);
    }

    /**
     * Draws a picture that faces the screen, at its place and smaller with distance.
     *
     * @return 0 if it is not visible
     */
    public double sprite(DrawList list, PerspectiveView view, PerspectiveLook look, double x, double y, double z) {
        if (!view.project(x, y, z, place)) return 0;
        begin(list, view, look);
        double depth = view.focus() / place[2];
        distance = depth + look.bias;
        double wide = Math.abs(look.scaleX) * place[2];
        double high = Math.abs(look.scaleY) * place[2];
        int width = Surface.round(look.sw * wide);
        int height = Surface.round(look.sh * high);
        if (width <= 0 || height <= 0) return 0;
        double originX = look.scaleX < 0 ? look.sw - look.originX : look.originX;
        double originY = look.scaleY < 0 ? look.sh - look.originY : look.originY;
        double left = Surface.round(place[0] - originX * wide);
        double top = Surface.round(place[1] - originY * high);
        int turn = AngleTable.of(look.rotation);
        if (turn == 0) rectangle(left, top, width, height, 0, 0, 1, 0, 1 / depth);
        else
            rectangle(
                    left - place[0],
                    top - place[1],
                    width,
                    height,
                    place[0],
                    place[1],
                    AngleTable.cos(turn),
                    AngleTable.sin(turn),
                    1 / depth);
        limit(0, 1, 0, 1);
        return add();
    }

    /** Sets the polygon to a rectangle at the same distance that is turned around a point, relative to which it is. */
    private void rectangle(
            double left,
            double top,
            double width,
            double height,
            double x,
            double y,
            double cos,
            double sin,
            double near) {
        outline.begin(view);
        for (int i = 0; i < 4; i++) {
            double dx = i == 1 || i == 2 ? left + width : left;
            double dy = i >= 2 ? top + height : top;
            outline.add(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
        }
        boolean flipX = look.flipX ^ look.scaleX < 0;
        boolean flipY = look.flipY ^ look.scaleY < 0;
        double perX = (flipX ? -WHOLE : WHOLE) / width * near;
        double perY = (flipY ? -WHOLE : WHOLE) / height * near;
        double startX = (0.5 - x) * cos + (0.5 - y) * sin - left;
        double startY = (0.5 - y) * cos - (0.5 - x) * sin - top;
        plane(PerspectivePolygon.Q, near, 0, 0);
        plane(PerspectivePolygon.U, (flipX ? WHOLE * near : 0) + startX * perX, cos * perX, sin * perX);
        plane(PerspectivePolygon.V, (flipY ? WHOLE * near : 0) + startY * perY, -sin * perY, cos * perY);
    }

    /**
     * Draws a picture on a horizontal plane, its top away from the viewer.
     *
     * @param x position of its bottom left corner
     * @param y height of the plane
     * @param z position of its bottom left corner
     * @param scale units per pixel of the picture
     * @param repeats whether it covers the plane up to the horizon
     */
    public double floor(
            DrawList list,
            PerspectiveView view,
            PerspectiveLook look,
            double x,
            double y,
            double z,
            double scale,
            boolean repeats) {
        begin(list, view, look);
        double width = look.sw * scale;
        double height = look.sh * scale;
        view.place(x, y, z + height, corners, 0);
        view.place(x + width, y, z + height, corners, 3);
        view.place(x + width, y, z, corners, 6);
        view.place(x, y, z, corners, 9);
        distance = BEHIND + look.bias;
        texture(0, 1, 0, 1);
        view.direction(width, 0, 0, edgeA, 0);
        view.direction(0, 0, -height, edgeB, 0);
        if (!planes(corners, 0, 1, 0, 0, 0, 1)) return 0;
        if (repeats) {
            outline.cutAtHorizon(view, polygon.nums);
            unlimited();
        } else {
            outline.cutAtNearPlane(view, corners, 4);
            limit(0, 1, 0, 1);
        }
        return add();
    }

    private void texture(double u0, double u1, double v0, double v1) {
        u[0] = u0;
        u[1] = u1;
        u[2] = u1;
        u[3] = u0;
        v[0] = v0;
        v[1] = v0;
        v[2] = v1;
        v[3] = v1;
    }

    private double quadrilateral() {
        distance = mean(4) + look.bias;
        if (isTooFar(4)) return 0;
        if (!isParallelogram()) return fan();
        difference(corners, 3, 0, edgeA);
        difference(corners, 9, 0, edgeB);
        if (!planes(corners, u[0], u[1], u[3], v[0], v[1], v[3])) return 0;
        outline.cutAtNearPlane(view, corners, 4);
        limit(u[0], u[1], v[0], v[3]);
        return add();
    }

    private double mean(int count) {
        double sum = 0;
        for (int i = 0; i < count; i++) sum += corners[3 * i + 2];
        return sum / count;
    }

    private boolean isTooFar(int count) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) least = Math.min(least, corners[3 * i + 2]);
        return !(least <= view.far);
    }

    private boolean isParallelogram() {
        for (int i = 0; i < 3; i++) {
            double skew = corners[i] - corners[3 + i] + corners[6 + i] - corners[9 + i];
            double size = Math.abs(corners[i] - corners[6 + i]) + Math.abs(corners[3 + i] - corners[9 + i]);
            if (!(Math.abs(skew) <= TOLERANCE * size)) return false;
        }
        return true;
    }

    /** Draws the triangle of the first three corners. */
    private double first(int count) {
        distance = mean(count) + look.bias;
        if (isTooFar(count)) return 0;
        System.arraycopy(corners, 0, triangle, 0, 9);
        return triangle(u[0], u[1], u[2], v[0], v[1], v[2]);
    }

    private double fan() {
        double area = 0;
        for (int i = 0; i < 3; i++) center[i] = (corners[i] + corners[3 + i] + corners[6 + i] + corners[9 + i]) / 4;
        double middleU = (u[0] + u[1]) / 2;
        double middleV = (v[0] + v[3]) / 2;
        for (int i = 0; i < 4; i++) {
            int next = i + 1 & 3;
            System.arraycopy(corners, 3 * i, triangle, 0, 3);
            System.arraycopy(corners, 3 * next, triangle, 3, 3);
            System.arraycopy(center, 0, triangle, 6, 3);
            area += triangle(u[i], u[next], middleU, v[i], v[next], middleV);
        }
        return area;
    }

    private double triangle(double u0, double u1, double u2, double v0, double v1, double v2) {
        difference(triangle, 3, 0, edgeA);
        difference(triangle, 6, 0, edgeB);
        if (!planes(triangle, u0, u1, u2, v0, v1, v2)) return 0;
        outline.cutAtNearPlane(view, triangle, 3);
        limit(u[0], u[1], v[0], v[3]);
        return add();
    }

    private static void difference(double[] places, int to, int from, double[] result) {
        for (int i = 0; i < 3; i++) result[i] = places[to + i] - places[from + i];
    }

    /**
     * Computes 1/z, u/z and v/z on the plane through the first place with the two edges.
     *
     * @return false if it is seen from the edge or from a side that is not drawn
     */
    private boolean planes(double[] at, double u0, double u1, double u2, double v0, double v1, double v2) {
        cross(edgeA, edgeB);
        double volume = at[0] * cross[0] + at[1] * cross[1] + at[2] * cross[2];
        double whole = 1 / volume;
        if (!(Math.abs(whole) <= Double.MAX_VALUE) || volume < 0 && look.oneSided) return false;
        double[] nums = polygon.nums;
        plane(PerspectivePolygon.Q, whole);
        cross(edgeB, at);
        plane(PerspectivePolygon.U, whole);
        cross(at, edgeA);
        plane(PerspectivePolygon.V, whole);
        for (int i = 0; i < 3; i++) {
            double q = nums[PerspectivePolygon.Q + i];
            double s = nums[PerspectivePolygon.U + i];
            double t = nums[PerspectivePolygon.V + i];
            nums[PerspectivePolygon.U + i] = WHOLE * (u0 * q + (u1 - u0) * s + (u2 - u0) * t);
            nums[PerspectivePolygon.V + i] = WHOLE * (v0 * q + (v1 - v0) * s + (v2 - v0) * t);
        }
        return true;
    }

    private void cross(double[] a, double[] b) {
        cross[0] = a[1] * b[2] - a[2] * b[1];
        cross[1] = a[2] * b[0] - a[0] * b[2];
        cross[2] = a[0] * b[1] - a[1] * b[0];
    }

    /** Stores the product of the direction of a pixel's center and the cross product. */
    private void plane(int index, double factor) {
        double x = cross[0] * factor;
        double y = cross[1] * factor;
        plane(index, cross[2] * factor + (0.5 - view.centerX) * x + (0.5 - view.centerY) * y, x, y);
    }

    private void plane(int index, double start, double right, double down) {
        polygon.nums[index] = start;
        polygon.nums[index + 1] = right;
        polygon.nums[index + 2] = down;
    }

    /** Keeps rounding at the edges from reaching the other side of a repeated picture. */
    private void limit(double u0, double u1, double v0, double v1) {
        polygon.nums[PerspectivePolygon.LEAST_U] = WHOLE * u0;
        polygon.nums[PerspectivePolygon.END_U] = WHOLE * u1;
        polygon.nums[PerspectivePolygon.LEAST_V] = WHOLE * v0;
        polygon.nums[PerspectivePolygon.END_V] = WHOLE * v1;
    }

    private void unlimited() {
        limit(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** Adds the polygon to the list unless it is outside the view, and returns the area of its bounding box. */
    private double add() {
        double area = outline.area();
        if (area == 0 || look.alpha == 0) return 0;
        polygon.ints[PerspectivePolygon.CORNERS] = outline.count;
        polygon.nums[PerspectivePolygon.DISTANCE] = distance;
        System.arraycopy(outline.places, 0, polygon.nums, PerspectivePolygon.CORNER, 2 * outline.count);
        list.perspective(look.image(), polygon);
        return area;
    }
}
