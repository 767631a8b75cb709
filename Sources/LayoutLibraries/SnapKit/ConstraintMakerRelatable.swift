internal import LPLayoutModel
internal import UIKit

/// A chain of attributes that takes a relation.
@MainActor
public class ConstraintMakerRelatable {
  let chain: ConstraintChain

  init(_ chain: ConstraintChain) { self.chain = chain }

  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #filePath, _ line: UInt = #line, id: String = #fileID
  ) -> ConstraintMakerEditable { chain.relate(.equal, other, site(file, line, id)) }

  @discardableResult
  public func equalToSuperview(
    _ file: String = #filePath, _ line: UInt = #line, id: String = #fileID
  ) -> ConstraintMakerEditable { chain.relateToSuperview(.equal, site(file, line, id)) }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #filePath, _ line: UInt = #line, id: String = #fileID
  ) -> ConstraintMakerEditable { chain.relate(.lessThanOrEqual, other, site(file, line, id)) }

  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #filePath, _ line: UInt = #line, id: String = #fileID
  ) -> ConstraintMakerEditable { chain.relateToSuperview(.lessThanOrEqual, site(file, line, id)) }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #filePath, _ line: UInt = #line, id: String = #fileID
  ) -> ConstraintMakerEditable { chain.relate(.greaterThanOrEqual, other, site(file, line, id)) }

  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #filePath, _ line: UInt = #line, id: String = #fileID
  ) -> ConstraintMakerEditable { chain.relateToSuperview(.greaterThanOrEqual, site(file, line, id)) }

  private func site(_ file: String, _ line: UInt, _ id: String) -> CallSite {
    CallSite(fileID: id, filePath: file, line: Int(clamping: line), column: 1)
  }
}

/// A chain that takes more attributes.
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func and(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    chain.attributes = chain.attributes + attributes
    return self
  }

  public var left: ConstraintMakerExtendable { and(.init(.left)) }
  public var top: ConstraintMakerExtendable { and(.init(.top)) }
  public var right: ConstraintMakerExtendable { and(.init(.right)) }
  public var bottom: ConstraintMakerExtendable { and(.init(.bottom)) }
  public var leading: ConstraintMakerExtendable { and(.init(.leading)) }
  public var trailing: ConstraintMakerExtendable { and(.init(.trailing)) }
  public var width: ConstraintMakerExtendable { and(.init(.width)) }
  public var height: ConstraintMakerExtendable { and(.init(.height)) }
  public var centerX: ConstraintMakerExtendable { and(.init(.centerX)) }
  public var centerY: ConstraintMakerExtendable { and(.init(.centerY)) }
  public var baseline: ConstraintMakerExtendable { and(.init(.lastBaseline)) }
  public var lastBaseline: ConstraintMakerExtendable { and(.init(.lastBaseline)) }
  public var firstBaseline: ConstraintMakerExtendable { and(.init(.firstBaseline)) }
  public var leftMargin: ConstraintMakerExtendable { and(.init(.leftMargin)) }
  public var topMargin: ConstraintMakerExtendable { and(.init(.topMargin)) }
  public var rightMargin: ConstraintMakerExtendable { and(.init(.rightMargin)) }
  public var bottomMargin: ConstraintMakerExtendable { and(.init(.bottomMargin)) }
  public var leadingMargin: ConstraintMakerExtendable { and(.init(.leadingMargin)) }
  public var trailingMargin: ConstraintMakerExtendable { and(.init(.trailingMargin)) }
  public var centerXWithinMargins: ConstraintMakerExtendable { and(.init(.centerXWithinMargins)) }
  public var centerYWithinMargins: ConstraintMakerExtendable { and(.init(.centerYWithinMargins)) }
  public var edges: ConstraintMakerExtendable { and(.edges) }
  public var directionalEdges: ConstraintMakerExtendable { and(.directionalEdges) }
  public var horizontalEdges: ConstraintMakerExtendable { and(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { and(.verticalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { and(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { and(.verticalEdges) }
  public var size: ConstraintMakerExtendable { and(.size) }
  public var center: ConstraintMakerExtendable { and(.center) }
  public var margins: ConstraintMakerExtendable { and(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { and(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { and(.centerWithinMargins) }
}
