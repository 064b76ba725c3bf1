/**
 * BulletML 0.21, Kenta Cho's language for patterns of bullets: what a file says, read once and checked.
 *
 * <p>{@link kodama.bulletml.BulletmlReader} makes a {@link kodama.bulletml.Barrage} of a file; {@code
 * kodama.bulletml.play} plays it.
 *
 * <p>Without state; for any thread.
 *
 * @see <a href="http://www.asahi-net.or.jp/~cs8k-cyu/bulletml/bulletml_ref_e.html">BulletML reference</a>
 */
@NullMarked
package kodama.bulletml;

import org.jspecify.annotations.NullMarked;
