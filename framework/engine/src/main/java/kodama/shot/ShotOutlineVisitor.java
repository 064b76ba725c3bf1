package kodama.shot;

/** Looks at where shots can hit, one by one. */
@FunctionalInterface
public interface ShotOutlineVisitor {
    /**
     * Looks at one shot.
     *
     * @param x its center; in virtual pixels
     * @param y its center, growing downwards; in virtual pixels
     * @param radius of its outline; in virtual pixels
     * @param stepX its way to the right; in virtual pixels a tick
     * @param stepY its way down; in virtual pixels a tick
     */
    void visit(double x, double y, double radius, double stepX, double stepY);
}
