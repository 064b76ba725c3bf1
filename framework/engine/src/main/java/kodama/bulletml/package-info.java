/**
 * BulletML 0.21, Kenta Cho's language for bullet patterns: {@link kodama.bulletml.BulletmlReader} reads a file, {@link
 * kodama.bulletml.BarragePlayer} plays it with the shot pool. {@code docs/guide/bulletml.md} explains the choices made
 * where BulletML players differ. Owned by the game thread.
 *
 * @see <a href="http://www.asahi-net.or.jp/~cs8k-cyu/bulletml/bulletml_ref_e.html">BulletML reference</a>
 */
@NullMarked
package kodama.bulletml;

import org.jspecify.annotations.NullMarked;
