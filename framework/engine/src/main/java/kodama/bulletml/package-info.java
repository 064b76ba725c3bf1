/**
 * BulletML 0.21, Kenta Cho's language for patterns of bullets: {@link kodama.bulletml.BulletmlReader} reads a file,
 * {@link kodama.bulletml.BarragePlayer} plays it on the pool of shots. Where the programs that play BulletML differ,
 * {@code docs/guide/bulletml.md} says what is done here, and why. Owned by the game thread.
 *
 * @see <a href="http://www.asahi-net.or.jp/~cs8k-cyu/bulletml/bulletml_ref_e.html">BulletML reference</a>
 */
@NullMarked
package kodama.bulletml;

import org.jspecify.annotations.NullMarked;
